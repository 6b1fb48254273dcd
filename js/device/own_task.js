/**
 * A pause in long work: what follows runs in a task of its own, so that a press is
 * answered between the two. Timers would wait for longer.
 * @returns {Promise<void>}
 */
export function ownTask() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

// Runs before the page's own scripts and notes when, by the clock that all pages of a
// computer share, a friend's seat and the letters are seen; and what is sent.
{
  const friends = { peers: [], relay: 0 };
  globalThis.friends = friends;

  globalThis.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(...how) {
      super(...how);
      friends.peers.push(this);
    }
  };

  const weight = (text) => new TextEncoder().encode(text).length;
  globalThis.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => {
        friends.relay += weight(data);
      });
    }
    send(text) {
      friends.relay += weight(text);
      super.send(text);
    }
  };

  // Bytes: over relays both ways, said over channels, and sent for that.
  friends.weigh = async () => {
    const sum = { relay: friends.relay, channel: 0, wire: 0 };
    for (const peer of friends.peers)
      for (const one of (await peer.getStats()).values()) {
        if (one.type === "data-channel") sum.channel += one.bytesSent;
        if (one.type === "transport") sum.wire += one.bytesSent;
      }
    return sum;
  };

  const reach = (name) => {
    friends[name] ??= performance.timeOrigin + performance.now();
  };
  const look = () => {
    const taken = [".here", ".ready"].map(
      (state) => `.friends-seats li[data-state="${state.slice(1)}"]`,
    );
    if (document.querySelectorAll(taken.join()).length > 1) reach("seat");
    const label = document.querySelector(".cells button")?.ariaLabel ?? "Covered";
    if (label.startsWith("Covered")) requestAnimationFrame(look);
    else reach("letters");
  };
  requestAnimationFrame(look);
}

/** A browser's word of a subscription, as its push service has given it. */
export class TestSubscription {
  isOver = false;
  readonly endpoint: string;
  readonly options = { applicationServerKey: new Uint8Array([4, 2]).buffer };
  constructor(endpoint = "https://push.example.org/send/1") {
    this.endpoint = endpoint;
  }
  toJSON = () => ({ endpoint: this.endpoint, expirationTime: null, keys: { p256dh: "p", auth: "a" } });
  unsubscribe = async () => {
    this.isOver = true;
    return true;
  };
}

/** `navigator.serviceWorker` of a browser that has subscribed. */
export const workerWith = (subscription: TestSubscription | null) => ({
  getRegistration: async () => ({ pushManager: { getSubscription: async () => subscription } }),
});

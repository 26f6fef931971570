import { MEANT_USER_HEADER } from "@bosco/contract/headers";

const DEVICES = "/api/rappels/appareils";

const request = (method: "POST" | "DELETE", body: object, userId: string): [string, RequestInit] => {
  const headers = { "content-type": "application/json", [MEANT_USER_HEADER]: userId };
  return [DEVICES, { method, headers, body: JSON.stringify(body) }];
};

/** Tells the server of this browser. why a plain request: a worker has no client of the contract. */
export const addDeviceRequest = (subscription: PushSubscriptionJSON, userId: string) =>
  request("POST", subscription, userId);

export const removeDeviceRequest = (endpoint: string, userId: string) => request("DELETE", { endpoint }, userId);

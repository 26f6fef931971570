import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import { clientAddress } from "./client-address.ts";

const LONGEST_DEVICE_NAME = 300;

/** Where a request comes from, by the word of the proxies that are trusted; what is no address is not taken for one. */
export const visitorIp = ({ ip, socket }: Pick<FastifyRequest, "ip" | "socket">) =>
  isIP(ip) ? ip : (socket.remoteAddress ?? "");

/** The same as limits count it. */
export const visitorAddress = (request: FastifyRequest) => clientAddress(visitorIp(request));

/** What a browser calls itself, as a session is shown by. */
export const deviceName = ({ headers }: Pick<FastifyRequest, "headers">) =>
  headers["user-agent"]?.slice(0, LONGEST_DEVICE_NAME) ?? "";

/**
 * For a connection on which nothing may pass for long. why: without it the end of a database's machine, or a firewall that forgets,
 * is never told to whoever waits; and by itself the system asks after two hours.
 */
export const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 60_000 };

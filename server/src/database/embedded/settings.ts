import type { Endpoint } from "./endpoint.ts";

/** PostgreSQL's command line: one small application on one machine. */
export function serverSettings(options: {
  endpoint: Endpoint;
  clusterName: string;
  /** false for tests only: a power cut may then lose data. */
  durable: boolean;
}): string[] {
  const { endpoint, clusterName, durable } = options;
  const onOff = durable ? "on" : "off";
  const settings: Record<string, string> = {
    ...addresses(endpoint),
    // why: shown in every process title; process-table.ts knows our processes by it
    cluster_name: clusterName,
    // why more without: that is a run of tests, in which many servers share one PostgreSQL.
    max_connections: durable ? "50" : "100",
    shared_buffers: "64MB",
    // why: with so few buffers, three more processes for reading ahead cost memory and win nothing
    io_method: "sync",
    jit: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    log_checkpoints: "off",
    logging_collector: "off",
    log_destination: "stderr",
    fsync: onOff,
    synchronous_commit: onOff,
    full_page_writes: onOff,
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

function addresses(endpoint: Endpoint): Record<string, string> {
  if (endpoint.kind === "tcp") {
    return { listen_addresses: endpoint.host, port: String(endpoint.port), unix_socket_directories: "" };
  }
  return {
    listen_addresses: "",
    port: String(endpoint.port),
    // why: a list: quotes keep a comma of the path from splitting it
    unix_socket_directories: `"${endpoint.host.replaceAll('"', '""')}"`,
    unix_socket_permissions: "0700",
  };
}

import { type Binaries, findBinaries, packagedNativeDirectory } from "./binaries.ts";
import { createCluster, examineCluster } from "./cluster.ts";
import { type ClusterLocation, existingLocation, reachableLocation, systemStateDirectory } from "./cluster-location.ts";
import { type Credentials, readCredentials } from "./credentials.ts";
import { defaultTransport, type Transport } from "./endpoint.ts";
import { pathHash } from "./path-hash.ts";
import { chooseServerUser, type ServerUser } from "./server-user.ts";

export interface EmbeddedPostgresOptions {
  dataDir: string;
  log?: ((line: string) => void) | undefined;
  /** false for tests only: faster, but a power cut may lose data. */
  durable?: boolean | undefined;
  /** Where root puts what PostgreSQL's account cannot reach in the checkout; /var/lib/bosco. */
  stateDirectory?: string | undefined;
  /** PostgreSQL's `bin`, `lib` and `share`; those of the npm package. */
  nativeDirectory?: string | undefined;
  /** A socket, except on Windows. */
  transport?: Transport | undefined;
}

/** Everything that is decided about one data directory before PostgreSQL runs there. */
export interface Site {
  dataDir: string;
  location: ClusterLocation;
  clusterName: string;
  user: ServerUser | undefined;
  durable: boolean;
  transport: Transport;
  credentials: Credentials;
  native: () => string;
  /** Proven once: they don't change while this process runs. */
  binaries?: Binaries;
  log: (line: string) => void;
}

export function surveySite(dataDir: string, options: EmbeddedPostgresOptions): Site {
  const location = existingLocation(dataDir, options.stateDirectory ?? systemStateDirectory());
  const user = chooseServerUser(location.cluster, dataDir);
  const transport = options.transport ?? defaultTransport();
  return {
    dataDir,
    location,
    clusterName: clusterName(dataDir),
    user,
    durable: options.durable ?? true,
    transport,
    credentials: readCredentials(transport, dataDir, user),
    native: () => options.nativeDirectory ?? packagedNativeDirectory(),
    log: options.log ?? (() => {}),
  };
}

function clusterName(dataDir: string): string {
  return `bosco-${pathHash(dataDir)}`;
}

/** Brings the site to the point where a postmaster can be started: programs that run, a cluster that fits them. */
export async function equipSite(site: Site, options: EmbeddedPostgresOptions): Promise<Binaries> {
  const { user, log, dataDir } = site;
  const stateDirectory = options.stateDirectory ?? systemStateDirectory();
  const stageRoot = user ? stateDirectory : dataDir;
  const proven = site.binaries;
  const binaries = proven ?? (await findBinaries({ native: site.native(), user, stageRoot, log }));
  if (!proven) site.location = await reachableLocation(site.location, { stateDirectory, binaries, user, log });
  site.binaries = binaries;
  const { cluster, exists } = site.location;
  if (exists) examineCluster(cluster, binaries.major, user);
  else {
    log(`Making a new database in ${cluster}.`);
    const { passwordFile } = site.credentials;
    await createCluster({ cluster, binaries, user, durable: site.durable, passwordFile });
    site.location = { ...site.location, exists: true };
  }
  return binaries;
}

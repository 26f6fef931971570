import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { packagedNativeDirectory } from "./binaries.ts";
import { chooseServerUser } from "./server-user.ts";
import {
  ask,
  isRoot,
  NOBODY,
  postmasterPid,
  programsWithoutLinks,
  quickStart,
  serversUnder,
  startChild,
  temporaryFolder,
  usedDataDirectory,
} from "./test-site.ts";

const ownerOf = (path: string) => lstatSync(path).uid;
const processOwner = (pid: number) => ownerOf(`/proc/${pid}`);

describe.skipIf(isRoot)("as an ordinary user", () => {
  test("PostgreSQL runs as that user", async () => {
    expect(chooseServerUser("/", "/")).toBeUndefined();
    const dataDir = await usedDataDirectory();
    const database = await quickStart(dataDir);
    expect(ownerOf(join(dataDir, "postgres"))).toBe(process.getuid?.());
    await database.stop();
  });
});

describe.skipIf(!isRoot)("as root", () => {
  test("PostgreSQL runs as an unprivileged user who owns its data, and Node still connects", async () => {
    const dataDir = await usedDataDirectory();
    const database = await quickStart(dataDir);
    const uid = processOwner(postmasterPid(dataDir));
    expect(uid).toBeGreaterThan(0);
    expect(ownerOf(join(dataDir, "postgres"))).toBe(uid);
    expect(ownerOf(dataDir)).toBe(0);
    expect(await ask(database.connection, "select current_user")).toEqual(["bosco"]);
    await database.stop();
  });

  test("a child of an ordinary user runs its own PostgreSQL, which root later runs as that same user", async () => {
    const dataDir = join(temporaryFolder(), "data");
    mkdirSync(dataDir);
    chownSync(dataDir, NOBODY, NOBODY);
    const child = startChild({ dataDir, durable: false }, { uid: NOBODY });
    const connection = await child.ready();
    expect(processOwner(postmasterPid(dataDir))).toBe(NOBODY);
    await ask(connection, "create table boats as select 'Joshua' as name");
    await child.stop();

    chownSync(dataDir, 0, 0);
    const root = await quickStart(dataDir);
    expect(processOwner(postmasterPid(dataDir))).toBe(NOBODY);
    expect(await ask(root.connection, "select name from boats")).toEqual(["Joshua"]);
    await root.stop();

    chownSync(dataDir, NOBODY, NOBODY);
    const again = startChild({ dataDir, durable: false }, { uid: NOBODY });
    expect(await ask(await again.ready(), "select name from boats")).toEqual(["Joshua"]);
    await again.stop();
  });

  test("data that an ordinary user cannot read are refused in one line", async () => {
    const dataDir = await usedDataDirectory();
    chownSync(dataDir, NOBODY, NOBODY);
    const failure = await startChild({ dataDir }, { uid: NOBODY }).failure();
    expect(failure?.name).toBe("DatabaseStartError");
    expect(failure?.message).toMatch(/belongs to uid \d+ and Bosco runs as uid 65534: .*chown/);
  });

  test("a cluster that root copied as its own is given to the unprivileged user", async () => {
    const dataDir = await usedDataDirectory();
    const giveToRoot = (path: string) => {
      chownSync(path, 0, 0);
      if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) giveToRoot(join(path, name));
    };
    giveToRoot(join(dataDir, "postgres"));
    chmodSync(join(dataDir, "postgres"), 0o755);
    const database = await quickStart(dataDir);
    expect(await ask(database.connection, "select 1")).toEqual([1]);
    await database.stop();
  });

  test("data behind a closed folder are kept in the state directory, each apart, and found there again", async () => {
    const closed = temporaryFolder(0o700);
    const stateDirectory = join(temporaryFolder(), "state");
    const dataDir = join(closed, "data");
    const logged: string[] = [];
    const first = await quickStart(dataDir, { stateDirectory, log: (line) => logged.push(line) });
    await ask(first.connection, "create table boats as select 'Joshua' as name");
    await first.stop();
    expect(logged.filter((line) => line.includes("is kept in"))).toHaveLength(1);
    expect(existsSync(join(dataDir, "postgres"))).toBe(false);
    const homes = () => readdirSync(stateDirectory);
    expect(homes()).toHaveLength(1);

    chmodSync(closed, 0o755);
    const second = await quickStart(dataDir, { stateDirectory });
    expect(await ask(second.connection, "select name from boats")).toEqual(["Joshua"]);
    await second.stop();

    chownSync(dataDir, NOBODY, NOBODY);
    const failure = await startChild({ dataDir, stateDirectory }, { uid: NOBODY }).failure();
    expect(failure?.message).toContain("Root keeps the database");

    // why: a neighbour closed by its own permissions, which are somebody's decision as soon as it holds something
    const other = temporaryFolder(0o700);
    writeFileSync(join(other, "diary.txt"), "");
    const neighbour = await quickStart(other, { stateDirectory });
    await neighbour.stop();
    expect(homes()).toHaveLength(2);
    expect(lstatSync(other).mode & 0o777).toBe(0o700);
  });

  test("a new data directory that only root may enter is opened to PostgreSQL's group, and no further", async () => {
    const dataDir = temporaryFolder(0o700);
    const stateDirectory = join(temporaryFolder(), "state");
    const database = await quickStart(dataDir, { stateDirectory });
    expect(await ask(database.connection, "select 1")).toEqual([1]);
    await database.stop();
    expect(existsSync(stateDirectory)).toBe(false);
    expect(lstatSync(dataDir).mode & 0o777).toBe(0o710);
    expect(lstatSync(dataDir).gid).toBe(lstatSync(join(dataDir, "postgres")).gid);
  });

  test("data that became unreachable are refused, not replaced by an empty database", async () => {
    const dataDir = await usedDataDirectory();
    chmodSync(join(dataDir, ".."), 0o700);
    const start = quickStart(dataDir, { stateDirectory: join(temporaryFolder(), "state") });
    await expect(start).rejects.toThrow(/cannot reach .*chmod o\+x/);
  });

  test("programs in a closed checkout, with install scripts off, run from a copy in the state directory", async () => {
    const closed = temporaryFolder(0o700);
    const stateDirectory = join(temporaryFolder(), "state");
    const nativeDirectory = programsWithoutLinks(closed);
    const logged: string[] = [];
    const start = async () => {
      const dataDir = await usedDataDirectory();
      const database = await quickStart(dataDir, { nativeDirectory, stateDirectory, log: (line) => logged.push(line) });
      expect(await ask(database.connection, "select 1")).toEqual([1]);
      await database.stop();
    };
    await start();
    await start();
    expect(logged.filter((line) => line.includes("run from a copy in"))).toHaveLength(2);
    expect(readdirSync(stateDirectory)).toHaveLength(1);
  });

  test("programs without links in a folder that may not be written run from a copy in the data directory", async () => {
    const parent = temporaryFolder();
    const nativeDirectory = programsWithoutLinks(parent);
    const dataDir = join(parent, "data");
    mkdirSync(dataDir);
    chownSync(dataDir, NOBODY, NOBODY);
    const child = startChild({ dataDir, nativeDirectory, durable: false }, { uid: NOBODY });
    expect(await ask(await child.ready(), "select 1")).toEqual([1]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith("binaries-"))).toHaveLength(1);
    await child.stop();
  });

  test("a root that may not become another user is refused in one line, and copies nothing", async () => {
    const dataDir = join(temporaryFolder(), "data");
    const stateDirectory = join(dataDir, "..", "state");
    const through = ["setpriv", "--bounding-set", "-setuid,-setgid"];
    const failure = await startChild({ dataDir, stateDirectory }, { through }).failure();
    expect(failure?.message).toMatch(/^PostgreSQL refuses to run as root, .* run Bosco as an ordinary user/);
    expect(existsSync(stateDirectory)).toBe(false);
  });

  test("in a container, where root may not look at other users' processes, a left PostgreSQL is still recognised", async () => {
    const dataDir = await usedDataDirectory();
    const through = ["setpriv", "--bounding-set", "-sys_ptrace"];
    const first = startChild({ dataDir, durable: false }, { through });
    await first.ready();
    const postmaster = postmasterPid(dataDir);
    await first.kill();
    const second = startChild({ dataDir, durable: false }, { through });
    await second.ready();
    expect(postmasterPid(dataDir)).toBe(postmaster);
    await second.kill();
    process.kill(postmaster, "SIGKILL");
    const third = startChild({ dataDir, durable: false }, { through });
    expect(await ask(await third.ready(), "select 1")).toEqual([1]);
    await third.stop();
    expect(serversUnder(dataDir)).toEqual([]);
  });
});

test("programs whose install scripts were off get their links, in a folder with spaces and accents", async () => {
  const parent = temporaryFolder();
  const nativeDirectory = join(parent, "Bateau à voile");
  renameSync(programsWithoutLinks(parent), nativeDirectory);
  const database = await quickStart(join(parent, "data"), { nativeDirectory, stateDirectory: join(parent, "state") });
  expect(await ask(database.connection, "select 1")).toEqual([1]);
  expect(lstatSync(join(nativeDirectory, "lib/libpq.so.5")).isSymbolicLink()).toBe(true);
  expect(readdirSync(join(nativeDirectory, "lib")).length).toBe(
    readdirSync(join(packagedNativeDirectory(), "lib")).length,
  );
  await database.stop();
});

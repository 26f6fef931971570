import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { startMailTrap } from "../../tests/mail-trap.ts";
import { FateUnknown, sendOne } from "./one-mail.ts";

const mail = { from: "a@bosco.test", to: "b@bosco.test", subject: "x", text: "x" };

test("a mail server that looks long through a mail is waited for, and takes it once", async () => {
  const trap = await startMailTrap({ before: () => new Promise((resolve) => setTimeout(resolve, 1_500)) });
  await sendOne(trap.url, mail, { toHear: 1_000, toAnswer: 10_000 });
  expect(trap.mails).toHaveLength(1);
  await trap.stop();
});

test("one that has heard all and says nothing leaves its fate unknown; what it says is its word", async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const silent = await startMailTrap({ before: () => held });
  await expect(sendOne(silent.url, mail, { toHear: 5_000, toAnswer: 200 })).rejects.toBeInstanceOf(FateUnknown);
  letGo();
  await silent.stop();
  const strict = await startMailTrap({ refuses: () => true });
  await expect(sendOne(strict.url, mail, { toHear: 5_000, toAnswer: 200 })).rejects.toMatchObject({
    responseCode: 550,
  });
  await strict.stop();
});

test("one that is too slow to hear a mail never gets it, not even after our patience has ended", async () => {
  const heard: string[] = [];
  const slow = createServer((socket: Socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on("error", () => {});
    say("220 slow");
    socket.on("data", (chunk) => {
      heard.push(chunk.toString());
      if (/^DATA/.test(chunk.toString())) setTimeout(() => say("354 go on"), 600);
      else say("250 ok");
    });
  });
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
  const url = `smtp://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const sending = sendOne(url, mail, { toHear: 300, toAnswer: 1_000 });
  await expect(sending).rejects.toMatchObject({ code: "ETIMEDOUT" });
  await expect(sending).rejects.not.toBeInstanceOf(FateUnknown);
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(heard.join("")).not.toContain("Subject");
  slow.close();
});

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSmallDisk, whyNoSmallDisk } from "../../tests/fixtures/small-disk.ts";
import { DataFolderInUseElsewhereError, lockDataFolder } from "./process-lock.server.ts";

let folder: string;
let path: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "lock-"));
	path = join(folder, "lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** No process has such a pid. */
const NO_PID = 2 ** 30;
const leave = (owner: object) => writeFileSync(path, JSON.stringify(owner));

test("a folder is one process's until it gives it back", async () => {
	const unlock = await lockDataFolder(path);
	await expect(lockDataFolder(path)).rejects.toThrow(`in use by process ${process.pid}.`);
	unlock();
	expect(existsSync(path)).toBe(false);
});

test("a lock that a dead process left here is taken over at once", async () => {
	const { namespace } = await ownerOf(await lockDataFolder(path));
	for (const owner of [
		{ pid: NO_PID, startedAt: "1", namespace },
		{ pid: NO_PID, startedAt: "1" },
	]) {
		leave(owner);
		const taking = lockDataFolder(path);
		// Whoever watched the lock before taking it would see that it is held.
		utimesSync(path, 1, 1);
		const unlock = await taking;
		unlock();
	}
});

/** What the system tells of a process; Linux only. */
const statOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];

/** A process that lives on, and one that was killed and is not collected: `exec` makes its parent a program that waits for nobody. */
async function leaveZombie(): Promise<{ parent: ChildProcess; pid: number }> {
	const parent = spawn("sh", ["-c", "sleep 60 & echo $!; kill -9 $!; exec sleep 60"]);
	const [line] = await once(parent.stdout, "data");
	const pid = Number(String(line));
	await expect.poll(() => statOf(pid)[0]).toBe("Z");
	return { parent, pid };
}

test.runIf(process.platform === "linux")("a process that was killed and is not collected holds nothing", async () => {
	const { namespace } = await ownerOf(await lockDataFolder(path));
	const { parent, pid } = await leaveZombie();
	try {
		leave({ pid: parent.pid, startedAt: statOf(parent.pid ?? 0)[19], namespace });
		await expect(lockDataFolder(path)).rejects.toThrow(`in use by process ${parent.pid}.`);
		leave({ pid, startedAt: statOf(pid)[19], namespace });
		(await lockDataFolder(path))();
	} finally {
		parent.kill("SIGKILL");
	}
});

async function ownerOf(unlock: () => void): Promise<{ namespace?: string }> {
	const owner = JSON.parse(readFileSync(path, "utf8"));
	unlock();
	return owner;
}

test("a holder of another container is known by its touching the lock, whatever its pid is here", async () => {
	leave({ pid: NO_PID, startedAt: "1", namespace: "pid:[another]" });
	let seconds = 1_800_000_000;
	const touching = setInterval(() => utimesSync(path, ++seconds, seconds), 1000);
	try {
		await expect(lockDataFolder(path)).rejects.toThrow(DataFolderInUseElsewhereError);
	} finally {
		clearInterval(touching);
	}
	expect(JSON.parse(readFileSync(path, "utf8")).pid).toBe(NO_PID);
});

test("a lock left in another container that nobody touches is taken over, by one of those who wait for it", async () => {
	leave({ pid: process.pid, startedAt: "1", namespace: "pid:[another]" });
	const tried = await Promise.allSettled([lockDataFolder(path), lockDataFolder(path)]);
	expect(tried.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
	for (const one of tried) if (one.status === "fulfilled") one.value();
	expect(existsSync(path)).toBe(false);
}, 15_000);

const MODULE = join(import.meta.dirname, "process-lock.server.ts");

// Only a privileged machine may mount a disk.
test.skipIf(whyNoSmallDisk())(
	"of a disk that only reads, with the lock of a dead process on it, the system's code is told",
	async () => {
		const disk = await openSmallDisk(1);
		try {
			const lock = join(disk.folder, "lock");
			const program = `
			const { lockDataFolder } = await import(${JSON.stringify(MODULE)});
			await lockDataFolder(${JSON.stringify(lock)}).catch(({ code, path }) => console.log(code, path));`;
			const owner = JSON.stringify({ pid: NO_PID, startedAt: "1" });
			const script = 'echo "$1" > "$0/lock" && mount -o remount,ro "$0" && exec "$2" --input-type=module -e "$3"';
			const [command = "", ...args] = [...disk.via, "sh", "-c", script, disk.folder, owner, process.execPath, program];
			const { stdout } = spawn(command, args, { stdio: ["ignore", "pipe", "inherit"] });
			expect(await text(stdout)).toBe(`EROFS ${lock}\n`);
		} finally {
			disk.close();
		}
	},
);

test("the holder touches its lock, and leaves another's as it is", async () => {
	const unlock = await lockDataFolder(path);
	utimesSync(path, 1000, 1000);
	await expect.poll(() => statSync(path).mtimeMs, { timeout: 5000 }).toBeGreaterThan(1_000_000);
	leave({ pid: NO_PID, startedAt: "1", namespace: "pid:[another]" });
	unlock();
	expect(existsSync(path)).toBe(true);
});

import { afterEach, describe, expect, test } from "vitest";
import { launchBuiltServer, type RunningProcess } from "../fixtures/running-server.ts";
import { openSmallDisk, type SmallDisk, whyNoSmallDisk } from "../fixtures/small-disk.ts";
import { postRequest } from "./post-request.ts";

/* The data folder is on a disk of its own, which really gets full. */

const MEGABYTES = 160;
const START_MS = 150_000;
const TIMEOUT_MS = 420_000;
const UNLIMITED = { REQUEST_LIMIT: "1000000", PAGE_CACHE_MB: "32" };
const PAGES = ["/", "/en", "/children", "/roblox/roblox-studio-start", "/request?kind=trial"];

const running: { stop(): unknown }[] = [];
afterEach(async () => {
	for (const one of running.splice(0).reverse()) await one.stop();
});

async function openSchool(disk: SmallDisk): Promise<RunningProcess> {
	const school = await launchBuiltServer(UNLIMITED, disk.folder, disk.via).ready(START_MS);
	running.push(school);
	return school;
}

async function openDisk(): Promise<SmallDisk> {
	const disk = await openSmallDisk(MEGABYTES);
	running.push({ stop: disk.close });
	return disk;
}

const phoneOf = (serial: number) => `+7907${String(serial).padStart(7, "0")}`;
const keyOf = (serial: number) => `full-disk-test-${String(serial).padStart(6, "0")}`;

/** Sends requests until one is not acknowledged. @returns the numbers that were told before, by serial. */
async function sendUntilRefused({ url }: RunningProcess, told: Map<number, number>): Promise<Map<number, number>> {
	for (let serial = told.size; serial < 5_000; serial++) {
		const answer = await postRequest(url, { phone: phoneOf(serial), key: keyOf(serial) });
		if (answer?.state !== "sent") return told;
		told.set(serial, answer.confirmation?.number ?? 0);
	}
	throw new Error("The disk does not get full");
}

/** The same keys are the same requests: nobody gets another number. */
async function expectKept({ url }: RunningProcess, told: ReadonlyMap<number, number>): Promise<void> {
	for (const [serial, number] of told) {
		const answer = await postRequest(url, { phone: phoneOf(serial), key: keyOf(serial) });
		expect([serial, answer?.state, answer?.confirmation?.number]).toEqual([serial, "sent", number]);
	}
}

async function read({ url }: RunningProcess, path: string, form?: URLSearchParams) {
	const response = await fetch(url + path, {
		headers: { Origin: url, "user-agent": "Googlebot/2.1 (bot)" },
		...(form ? { method: "POST", body: form } : {}),
	});
	return { status: response.status, again: response.headers.get("retry-after"), text: await response.text() };
}

/** Without script the sentence sends back to the form, which the browser has kept; with it, the form waits in the outbox from 502 on. */
async function expectToldClearly(school: RunningProcess): Promise<void> {
	const form = new URLSearchParams({ name: "Проверка", phone: phoneOf(4_999_999), channel: "call" });
	for (const consent of ["privacy", "personalData", "offer"]) form.set(consent, "on");
	const refused = await read(school, "/request?kind=callback", form);
	expect([refused.status, refused.again]).toEqual([507, "30"]);
	expect(refused.text).toMatch(
		/^Сайт временно не\u00a0может сохранить данные.+Ничего из\u00a0введённого не\u00a0пропало/,
	);
	expect((await read(school, "/en/request?kind=callback", form)).text).toMatch(
		/^The site cannot save data.+Nothing you typed is lost/,
	);
	expect((await read(school, "/request/submit?kind=callback", form)).status).toBe(507);
	expect(school.output()).toContain("The disk is full: nothing can be saved");
	expect((await read(school, "/metrics")).text).toMatch(/^orbita_outages_total\{outage="full"\} [1-9]/m);
	expect(school.output()).not.toMatch(/7907\d{7}|Проверка/);
}

// Only a privileged machine may mount one, which nobody can install: elsewhere the closing lines of all suites tell why it was not tried.
const reason = whyNoSmallDisk();

describe.skipIf(reason)(reason ? `a disk that is full (${reason})` : "a disk that is full", () => {
	test("is told, costs nothing that was acknowledged, and is over when there is room", {
		timeout: TIMEOUT_MS,
	}, async () => {
		const disk = await openDisk();
		const school = await openSchool(disk);
		const pages = new Map(
			await Promise.all(PAGES.map(async (path) => [path, (await read(school, path)).text] as const)),
		);
		disk.fill();
		const told = await sendUntilRefused(school, new Map());
		await expectToldClearly(school);
		for (const path of PAGES) {
			const page = await read(school, path);
			expect([path, page.status, page.text === pages.get(path)]).toEqual([path, 200, true]);
		}
		disk.empty();
		const serial = told.size;
		const answer = await postRequest(school.url, { phone: phoneOf(serial), key: keyOf(serial) });
		expect(answer?.state).toBe("sent");
		told.set(serial, answer?.confirmation?.number ?? 0);
		await expectKept(school, told);
		await school.kill();
		await expectKept(await openSchool(disk), told);
	});
});

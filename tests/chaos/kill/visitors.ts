import { setTimeout as pause } from "node:timers/promises";
import { card, pay } from "../../../app/features/payments/browser.fixture.ts";
import type { AskedOrder, AskedRequest, Memory } from "./memory.ts";
import type { Wanted } from "./open-books.ts";

export type Street = {
	readonly url: string;
	/** Whole numbers below the bound, of the seed. */
	readonly random: (below: number) => number;
	readonly memory: Memory;
	/** What is bought, and the group with a place in it. */
	readonly wanted: Wanted;
	readonly isOver: () => boolean;
};

const PAGES = ["/", "/en", "/children", "/roblox/roblox-studio-start", "/blog", "/faq", "/basket", "/request"];
const FRICTIONLESS = "2201382000000013";
const CONSENTS = { privacy: "on", personalData: "on", offer: "on" };
/** Between two tries of somebody who got no answer, and between two acts of anybody. Milliseconds. */
const TRY_PAUSE_MS = 150;
const BREATH_MS = 250;
/** Long after the last process: whoever got no answer yet goes on for so long; on a busy machine a start takes its time. */
const PATIENCE_MS = 300_000;

/** A constant load of four who ask, three who buy and two who read. Resolves when it is over and everybody has his answer. */
export async function sendVisitors(street: Street): Promise<void> {
	const each = (count: number, act: (street: Street, person: number) => Promise<void>) =>
		Array.from({ length: count }, (_, person) => keepOn(street, () => act(street, person)));
	await Promise.all([...each(4, ask), ...each(3, buy), ...each(2, read)]);
}

async function keepOn(street: Street, act: () => Promise<void>): Promise<void> {
	while (!street.isOver()) {
		await act();
		await pause(street.random(BREATH_MS));
	}
}

type Answer = {
	readonly status: number;
	readonly location: string | null;
	readonly cookies: string;
	readonly text: string;
};

/** One try; undefined when the connection was refused or died. */
async function send({ url, memory }: Street, path: string, form?: Record<string, string>): Promise<Answer | undefined> {
	try {
		const response = await fetch(url + path, {
			redirect: "manual",
			headers: { Origin: url, "user-agent": "Googlebot/2.1 (bot)" },
			...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
		});
		const text = await response.text();
		const { status, headers } = response;
		if (status >= 500) memory.surprises.push(`${path}: ${status} ${text.slice(0, 200)}`);
		return { status, location: headers.get("location"), cookies: headers.getSetCookie().join("; "), text };
	} catch {
		memory.unanswered += 1;
		return undefined;
	}
}

/** Sends the same form until it is answered, as browsers do; one in eight closes the page after a try without an answer. */
async function insist(street: Street, path: string, form: Record<string, string>): Promise<Answer | undefined> {
	const deadline = Date.now() + PATIENCE_MS;
	while (Date.now() < deadline) {
		const answer = await send(street, path, form);
		if (answer) return answer;
		if (street.random(8) === 0) return undefined;
		await pause(TRY_PAUSE_MS);
	}
	street.memory.surprises.push(`${path}: no answer for minutes`);
	return undefined;
}

async function ask(street: Street): Promise<void> {
	const { memory, wanted, random } = street;
	const serial = memory.requests.length;
	const asked: AskedRequest = {
		key: `kill-request-${String(serial).padStart(8, "0")}`,
		phone: `+7905${String(serial).padStart(7, "0")}`,
		wantsPlace: random(5) === 0,
		number: undefined,
	};
	memory.requests.push(asked);
	const about = new URLSearchParams({ kind: "consultation", course: wanted.course, tariff: wanted.tariff });
	const path = `/request/submit?${asked.wantsPlace ? about : "kind=callback"}`;
	const form = { name: "Проверка", phone: asked.phone, channel: "call", ...CONSENTS, idempotencyKey: asked.key };
	const posted = asked.wantsPlace ? { ...form, start: wanted.start } : form;
	// Some press the button once more although they were answered: the same request has the same number.
	for (let round = random(10) === 0 ? 2 : 1; round > 0; round--)
		noteRequest(street, asked, await insist(street, path, posted));
}

function noteRequest({ memory }: Street, asked: AskedRequest, answer: Answer | undefined): void {
	if (!answer) return;
	const said = answer.text.startsWith("{") ? JSON.parse(answer.text) : {};
	if (said.state === "sent") {
		const { number } = said.confirmation;
		if (asked.number !== undefined && asked.number !== number) memory.surprises.push(`${asked.key} has two numbers`);
		asked.number = number;
	} else if (asked.wantsPlace && answer.status === 409) memory.refused += 1;
	else memory.surprises.push(`${asked.key}: ${answer.status} ${answer.text.slice(0, 200)}`);
}

async function buy(street: Street): Promise<void> {
	const { memory, random } = street;
	const serial = memory.orders.length;
	const asked: AskedOrder = {
		key: `kill-order-${String(serial).padStart(8, "0")}`,
		phone: `+7906${String(serial).padStart(7, "0")}`,
		wantsCode: random(2) === 0,
		wantsPlace: random(2) === 0,
		token: undefined,
		cancelled: "no",
	};
	memory.orders.push(asked);
	const answer = await insist(street, "/checkout", checkoutForm(street, asked));
	if (!answer) return;
	asked.token = /orbita_order=([\w-]+)/.exec(answer.cookies)?.[1];
	if (answer.status === 303 && asked.token) return await afterOrder(street, asked, answer.location ?? "");
	if (answer.status === 409 && (asked.wantsCode || asked.wantsPlace)) memory.refused += 1;
	else memory.surprises.push(`${asked.key}: ${answer.status} ${answer.text.replaceAll(/<[^>]*>/g, " ").slice(0, 400)}`);
}

function checkoutForm({ wanted }: Street, { key, phone, wantsCode, wantsPlace }: AskedOrder): Record<string, string> {
	return {
		intent: "pay",
		"course.0": wanted.course,
		"tariff.0": wanted.tariff,
		...(wantsPlace ? { "start.0": wanted.start } : {}),
		...(wantsCode ? { promo: wanted.code } : {}),
		name: "Анна",
		surname: "Орлова",
		phone,
		email: `${key}@example.com`,
		paymentType: "card_ru",
		...CONSENTS,
		idempotencyKey: key,
	};
}

/** A third pays, a third cancels, a third leaves; so codes and places come back and are taken all the time. */
async function afterOrder(street: Street, asked: AskedOrder, location: string): Promise<void> {
	const choice = choose(street);
	if (choice === "pay" && !location.startsWith(street.url) && location.startsWith("http"))
		await payAtBank(street, asked, location);
	if (choice !== "cancel") return;
	const path = `/order/${asked.token}`;
	asked.cancelled = "asked";
	const answer = await insist(street, path, { intent: "cancel" });
	if (answer?.status === 303) asked.cancelled = "yes";
	else if (answer) street.memory.surprises.push(`cancelling ${asked.key}: ${answer.status}`);
}

/** While nobody has paid, and then while nobody has cancelled, everybody does: on a busy machine orders may be few. */
function choose({ random, memory }: Street): "pay" | "cancel" | "leave" {
	const wish = (["pay", "cancel", "leave"] as const)[random(3)] ?? "leave";
	if (memory.paid === 0) return "pay";
	return memory.orders.some(({ cancelled }) => cancelled === "yes") ? wish : "cancel";
}

/** The bank is not the school and does not die with it: it takes the card, unless the line to it fails. */
async function payAtBank({ memory }: Street, { key }: AskedOrder, location: string): Promise<void> {
	try {
		await pay(location, card(FRICTIONLESS));
		memory.paid += 1;
	} catch (error) {
		// What `fetch` throws without an answer.
		if (error instanceof TypeError) memory.unanswered += 1;
		else memory.surprises.push(`paying ${key}: ${error instanceof Error ? error.message : error}`);
	}
}

async function read(street: Street): Promise<void> {
	const path = PAGES[street.random(PAGES.length)] ?? "/";
	const answer = await send(street, path);
	if (!answer) await pause(TRY_PAUSE_MS);
	else if (answer.status === 200) street.memory.pages += 1;
	else if (answer.status < 500) street.memory.surprises.push(`${path}: ${answer.status}`);
}

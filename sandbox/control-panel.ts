import { renderBankPage } from "./banks/bank-page.ts";
import type { StandInBanks } from "./banks/open-stand-in-banks.ts";
import type { DeliveryBook } from "./delivery-book.ts";
import { type Answer, type Call, isRecord, json, readJson } from "./exchange.ts";
import { listLetters, readLetter } from "./letter-folder.ts";
import { renderPage } from "./page.ts";
import type { Switchboard } from "./switchboard.ts";

type ControlPanelParts = {
	readonly book: DeliveryBook;
	readonly switchboard: Switchboard;
	readonly banks: StandInBanks;
	readonly mailFolder: string | undefined;
	readonly forget: () => void;
};

export type ControlPanel = { answer(call: Call): Promise<Answer | undefined> };

const LETTERS_SHOWN = 30;
const PAGE_POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A letter is somebody's text: it may look as it likes and do nothing. */
const LETTER_POLICY = "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** What people and tests use: the page, the letters, the list of deliveries and the switch. */
export function createControlPanel({ book, switchboard, banks, mailFolder, forget }: ControlPanelParts): ControlPanel {
	return {
		async answer(call) {
			const letter = call.method === "GET" ? /^\/letters\/([\w.-]+)$/.exec(call.path)?.[1] : undefined;
			if (letter) return showLetter(letter);
			switch (`${call.method} ${call.path}`) {
				case "GET /":
					return showPage(call);
				case "GET /banks":
					return page(renderBankPage(banks, call.query.get("lang") === "en" ? "en" : "ru"), PAGE_POLICY);
				case "GET /payments.json":
					return json(200, banks.payments());
				case "POST /webhooks":
					return registerWebhooks(banks, call);
				case "GET /deliveries.json":
					return json(200, book.list());
				case "DELETE /deliveries":
					book.clear();
					banks.forget();
					forget();
					return { status: 204 };
				case "POST /switch":
					return setSwitch({ switchboard, banks }, call);
				default:
					return undefined;
			}
		},
	};

	async function showPage(call: Call): Promise<Answer> {
		const body = renderPage({
			language: call.query.get("lang") === "en" ? "en" : "ru",
			paused: call.query.has("paused"),
			letters: await listLetters(mailFolder, LETTERS_SHOWN),
			deliveries: book.list(),
			behaviours: { telegram: switchboard.look("telegram"), crm: switchboard.look("crm") },
		});
		return page(body, PAGE_POLICY);
	}

	async function showLetter(file: string): Promise<Answer | undefined> {
		const letter = await readLetter(mailFolder, file);
		return letter?.html === undefined ? undefined : page(letter.html, LETTER_POLICY);
	}
}

/** Both switchboards look at an order; each knows its own channels. */
function setSwitch({ switchboard, banks }: Pick<ControlPanelParts, "switchboard" | "banks">, call: Call): Answer {
	const isForm = call.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false;
	const order = isForm ? Object.fromEntries(new URLSearchParams(call.body)) : readJson(call.body);
	if (!switchboard.set(order) && !banks.switches.set(order)) return json(400, { error: "bad-order" });
	// Relative, so that it holds behind a proxy's prefix too.
	const from = call.query.has("banks") ? "banks" : "";
	if (isForm) return { status: 303, headers: { location: `./${from}?${call.query}` } };
	return json(200, order);
}

/** What a merchant types into the cabinets of the banks that send every event to one address. */
function registerWebhooks(banks: StandInBanks, call: Call): Answer {
	const urls = readJson(call.body);
	if (!isRecord(urls)) return json(400, { error: "bad-order" });
	const known = ["stripe", "yookassa"].filter((name) => URL.canParse(String(urls[name])));
	const webhooks = Object.fromEntries(known.map((name) => [name, String(urls[name])]));
	banks.registerWebhooks(webhooks);
	return json(200, webhooks);
}

function page(body: string, policy: string): Answer {
	return {
		status: 200,
		headers: {
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": policy,
			"referrer-policy": "no-referrer",
			"x-content-type-options": "nosniff",
		},
		body,
	};
}

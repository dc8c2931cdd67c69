import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import type { Messenger } from "../../../shared/messengers.ts";
import { money } from "../../../shared/money.ts";
import english from "../../../words.en.ts";
import type { MyConsent } from "../../requests/consents/get-my-consents.server.ts";
import type { MyData } from "../../requests/pages/get-my-data.server.ts";
import { MyDataPage, type MyDataPageProps } from "./my-data-page.tsx";

const MY: MyData = {
	number: 7,
	kind: "trial",
	status: "in_work",
	createdAt: new Date("2026-11-18T09:00:00Z"),
	name: "Анна",
	surname: null,
	phone: "+79031234567",
	email: null,
	channel: "whatsapp",
	handle: "@anna",
	childAge: 10,
	isRepresentative: false,
	wishedAt: "после шести",
	message: "Есть ли каникулы?",
	courseTitle: null,
	pause: null,
	tariffName: null,
	groups: [],
	webinar: null,
	guideTitle: null,
	answers: null,
	trace: {
		locale: "ru",
		visitorZone: null,
		page: null,
		referrer: null,
		utm: {},
		roistat: null,
		crmId: null,
		ip: null,
		agent: null,
	},
	discount: undefined,
	place: undefined,
};

function draw(
	my: MyData,
	told: Partial<Pick<MyDataPageProps, "quiz" | "consents" | "erasure" | "error" | "typed">> = {},
): string {
	const nothing = {
		contact: undefined,
		quiz: undefined,
		consents: [],
		erasure: undefined,
		error: undefined,
		isSaved: false,
		lead: "",
	};
	const messengers: Messenger[] = ["whatsapp", "call", "mail"];
	return drawInRussian(<MyDataPage {...nothing} {...told} messengers={messengers} my={my} zone="UTC" />);
}

test("what can no longer be changed is still read", () => {
	expect(factsOf(draw({ ...MY, status: "won" })).slice(-5)).toEqual([
		"Способ связи: WhatsApp",
		"Имя в мессенджере: @anna",
		"Удобное время: после шести",
		"Вопрос или пожелание: Есть ли каникулы?",
		"Язык сайта: русский",
	]);
	expect(draw(MY, { error: "closed" })).toContain("<dd>@anna</dd>");
});

/** Labels and values of the facts, as read aloud. */
function factsOf(html: string): string[] {
	return [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, label, value]) =>
		`${label}: ${value}`.replaceAll("\u00a0", " "),
	);
}

test("who waits for a message is not told of a call", () => {
	const stateOf = (my: Partial<MyData>) => factsOf(draw({ ...MY, ...my })).find((fact) => fact.startsWith("Состояние"));
	expect(stateOf({ status: "new", channel: "call" })).toBe("Состояние: ждёт звонка");
	expect(stateOf({ status: "new", channel: "telegram" })).toBe("Состояние: ждёт ответа");
	expect(stateOf({ status: "no_answer", channel: "call" })).toBe("Состояние: не дозвонились, попробуем ещё");
	expect(stateOf({ status: "no_answer", channel: "mail" })).toBe("Состояние: пока не смогли связаться, попробуем ещё");
});

/** What is kept is of the course that the request names. */
const OWN_COURSE = { otherCourse: null, isPaused: false };

test("a saved discount, a held place and the word of a parent are told where there are any", () => {
	const until = new Date("2026-12-01T00:00:00Z");
	const discount = { percent: 25, amount: money(1_000_000, "RUB"), until, isOver: false, ...OWN_COURSE };
	const place = {
		startsAt: new Date("2026-12-07T15:00:00Z"),
		zone: "UTC",
		heldUntil: new Date("2026-11-21T09:00:00Z"),
		tariffName: "Соло",
		...OWN_COURSE,
	};
	const facts = factsOf(draw({ ...MY, discount, place, isRepresentative: true }));
	expect(facts).toContain("Скидка: 25 %, экономия 10 000 ₽, до 30 ноября 2026 г.");
	expect(facts).toContain(
		"Место в группе: группа с 7 декабря (тариф «Соло»), держим до 21 ноября 2026 г., 09:00 по GMT+0",
	);
	expect(facts).toContain("Подтверждение родителя: вы родитель или законный представитель ребёнка");
	const over = factsOf(draw({ ...MY, discount: { ...discount, isOver: true } }));
	expect(over).toContain("Скидка: 25 %, экономия 10 000 ₽, действовала до 30 ноября 2026 г.");
	const successor = { title: "Roblox Studio", category: "roblox", slug: "studio" };
	const pause = { status: "on_pause", successor } as const;
	const unusable = { discount: { ...discount, isPaused: true }, place: { ...place, isPaused: true } };
	const paused = factsOf(draw({ ...MY, ...unusable, pause, courseTitle: "Миры" }));
	expect(paused).toContain("Курс: Миры, набор сейчас не идёт. Те же темы ведёт курс «Roblox Studio»");
	expect(paused).toContain("Скидка: 25 %, экономия 10 000 ₽, пока набор не идёт, применить её нельзя");
	expect(paused).toContain(
		"Место в группе: группа с 7 декабря (тариф «Соло»), пока набор не идёт, занять место нельзя",
	);
	const otherCourse = "Игры";
	const ofOther = factsOf(draw({ ...MY, discount: { ...discount, otherCourse }, place: { ...place, otherCourse } }));
	expect(ofOther).toContain("Скидка: курс «Игры»: 25 %, экономия 10 000 ₽, до 30 ноября 2026 г.");
	expect(ofOther.join()).toContain("Место в группе: курс «Игры»: группа с 7 декабря");
	const open = factsOf(draw({ ...MY, discount: { ...discount, until: null } }));
	expect(open).toContain("Скидка: 25 %, экономия 10 000 ₽, без срока");
	expect(factsOf(draw(MY)).join()).not.toMatch(/Скидка|Место|Подтверждение/);
});

test("in English a course that takes nobody is not said to be on pause: it may never have opened", () => {
	const { coursePaused, discountPaused, placePaused } = english.requests.my;
	expect([coursePaused, discountPaused, placePaused].join()).not.toMatch(/pause/);
});

test("what was asked for, answered and recorded with the request is told, and nothing that is not kept", () => {
	const asked: MyData = {
		...MY,
		tariffName: "В группе",
		groups: [{ startsAt: new Date("2026-12-07T15:00:00Z"), zone: "UTC" }],
		webinar: { title: { ru: "Первый урок", en: "The first lesson" }, day: "2026-11-20" },
		guideTitle: "Гид для родителей",
		trace: {
			locale: "en",
			visitorZone: "Europe/Samara",
			page: "/trial",
			referrer: "https://ya.ru/",
			utm: { utm_source: "ya", utm_medium: "cpc" },
			roistat: "123",
			crmId: "77",
			ip: "203.0.113.7",
			agent: "Firefox",
		},
	};
	const quiz = { given: ["9–10 лет", "Ноутбук"], offered: ["Scratch", "Roblox"] };
	const facts = factsOf(draw(asked, { quiz }));
	expect(facts).toEqual(
		expect.arrayContaining([
			"Тариф: В группе",
			"Группа: начало 7 декабря 2026 г.",
			"Вебинар: Первый урок, 20 ноября 2026 г.",
			"Гид: Гид для родителей",
			"Ответы на тест: 9–10 лет; Ноутбук",
			"Тест предложил: Scratch; Roblox",
		]),
	);
	expect(facts.slice(-9)).toEqual([
		"Язык сайта: английский",
		"Страница с формой: /trial",
		"Откуда вы пришли: https://ya.ru/",
		"Метки рекламы: utm_source: ya; utm_medium: cpc",
		"Номер визита (Roistat): 123",
		"IP-адрес: 203.0.113.7",
		"Браузер: Firefox",
		"Часовой пояс устройства: Europe/Samara",
		"Номер в CRM школы: 77",
	]);
	const bare = factsOf(draw(MY)).join();
	expect(bare).not.toMatch(/Тариф|Группа|Вебинар|Гид|тест|Метки|IP|Браузер/i);
});

test("a consent tells what was recorded with it, where anything was", () => {
	const recorded = { ...CONSENT, page: "/trial", ip: "203.0.113.7", agent: "Firefox" };
	expect(factsOf(draw(MY, { consents: [recorded] })).slice(-3)).toEqual([
		"Страница с формой: /trial",
		"IP-адрес: 203.0.113.7",
		"Браузер: Firefox",
	]);
	expect(draw(MY, { consents: [recorded] })).toMatch(/Что записано/);
	expect(draw(MY, { consents: [CONSENT] })).not.toMatch(/Что записано/);
});

test("a link to an accepted document tells the language that it was accepted in", () => {
	const accepted = {
		...CONSENT,
		documentPath: "/politica?version=2",
		documentNumber: 2,
		documentLocale: "en",
	} as const;
	const [link] = /<a [^>]*politica[^>]*>/.exec(draw(MY, { consents: [accepted] })) ?? [];
	expect(link).toMatch(/hreflang="en"/i);
});

test("while it can be changed, it stands in the form alone", () => {
	const html = draw(MY);
	expect(html).toContain('value="@anna"');
	expect(html).not.toContain("<dd>@anna</dd>");
});

test("letters are offered to who left an address, and to nobody else", () => {
	const channels = (my: MyData) => [...draw(my).matchAll(/name="channel"[^>]* value="(\w+)"/g)].map(([, name]) => name);
	expect(channels(MY)).toEqual(["whatsapp", "call"]);
	expect(channels({ ...MY, email: "anna@example.com" })).toEqual(["whatsapp", "call", "mail"]);
	expect(draw(MY, { error: "required" })).toContain("Обязательное поле");
});

const CONSENT: MyConsent = {
	id: "0198a000-0000-7000-8000-000000000001",
	kind: "personal-data",
	granted: true,
	createdAt: MY.createdAt,
	withdrawnAt: null,
	orderNumber: null,
	documentNumber: null,
	documentLocale: null,
	documentPath: undefined,
	page: null,
	ip: null,
	agent: null,
};

/** Where the form with this intent stands: folded away, or open to one press. */
function isFolded(html: string, intent: string): boolean {
	const before = html.slice(0, html.indexOf(`value="${intent}"`));
	return before.lastIndexOf("<details") > before.lastIndexOf("</details>");
}

test("what can't be taken back asks twice, mailings end by one press", () => {
	const erasure = { by: "requestId", due: undefined, refusal: undefined, isDone: false } as const;
	const of = (kind: MyConsent["kind"]) => draw(MY, { consents: [{ ...CONSENT, kind }], erasure });
	expect(isFolded(of("personal-data"), "withdraw")).toBe(true);
	expect(of("personal-data")).toContain("заявку закроем");
	expect(isFolded(of("personal-data"), "erase")).toBe(true);
	expect(isFolded(of("ads"), "withdraw")).toBe(false);
});

test("a change that comes too often is refused in words, and what was typed stays in the form", () => {
	const html = draw(MY, { error: "tooMany", typed: { message: "Позвоните позже", channel: "call" } });
	expect(html.replaceAll("\u00a0", " ")).toContain(
		"Слишком много изменений подряд. Попробуйте через час или позвоните нам.",
	);
	expect(html).toContain(">Позвоните позже</textarea>");
	expect(html).toMatch(/checked="" value="call"|value="call" checked=""/);
	expect(html).toContain('value="после шести"');
});

test("the page of an order shows how its buyer is written down", () => {
	const contact = {
		of: "order",
		number: "A-1",
		name: "Анна О.",
		phone: "+7 ••• •••-45-67",
		email: "",
		learner: "",
	} as const;
	const nothing = { quiz: undefined, consents: [], erasure: undefined, error: undefined, isSaved: false, lead: "" };
	const html = drawInRussian(<MyDataPage {...nothing} contact={contact} messengers={[]} my={undefined} zone="UTC" />);
	expect(html).toContain("Заказ A-1");
	expect(factsOf(html)).toEqual(["Имя: Анна О.", "Телефон: +7 ••• •••-45-67"]);
});

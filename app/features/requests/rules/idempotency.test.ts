import { describe, expect, test } from "vitest";
import { contentHash, requestKey } from "./idempotency.server.ts";

const ASK = {
	phone: "+79031234567",
	email: "katya@mail.ru",
	kind: "trial",
	courseId: "c1",
	now: new Date("2026-11-19T11:03:00Z"),
} as const;

describe("the key of a submission", () => {
	test("is the browser's where there is one", () => {
		expect(requestKey({ ...ASK, key: "0123456789abcdef" })).toBe("0123456789abcdef");
	});

	test("is otherwise the same for the same person, kind and course within ten minutes", () => {
		const key = requestKey(ASK);
		expect(key).toMatch(/^sha256:[0-9a-f]{64}$/);
		expect(requestKey({ ...ASK, key: null, email: null, now: new Date("2026-11-19T11:09:59Z") })).toBe(key);
		expect(requestKey({ ...ASK, now: new Date("2026-11-19T11:10:00Z") })).not.toBe(key);
		expect(requestKey({ ...ASK, phone: "+79031234568" })).not.toBe(key);
		expect(requestKey({ ...ASK, kind: "callback" })).not.toBe(key);
		expect(requestKey({ ...ASK, courseId: null })).not.toBe(key);
	});

	test("falls back to the e-mail where there is no phone", () => {
		const byMail = requestKey({ ...ASK, phone: null });
		expect(requestKey({ ...ASK, phone: undefined, email: "Katya@Mail.ru" })).toBe(byMail);
		expect(requestKey({ ...ASK, phone: null, email: "papa@mail.ru" })).not.toBe(byMail);
	});

	test("cannot be slipped past its parts", () => {
		expect(requestKey({ ...ASK, courseId: "" })).toBe(requestKey({ ...ASK, courseId: undefined }));
		expect(requestKey({ ...ASK, phone: `${ASK.phone}trial` })).not.toBe(requestKey(ASK));
	});
});

describe("the hash of what was asked", () => {
	const asked = {
		kind: "trial",
		courseId: "c1",
		name: "Катя",
		phone: "+79031234567",
		consents: { privacy: true, personalData: true, offer: true, ads: false },
	} as const;

	test("does not depend on the order of properties nor on the way of saying nothing", () => {
		const shuffled = {
			consents: { ads: false, offer: true, personalData: true, privacy: true },
			phone: "+79031234567",
			message: null,
			surname: undefined,
			name: "Катя",
			courseId: "c1",
			kind: "trial",
		} as const;
		expect(contentHash(shuffled)).toBe(contentHash(asked));
		expect(contentHash(asked)).toMatch(/^[0-9a-f]{64}$/);
	});

	test("does not depend on where the visitor came from", () => {
		const travelled = {
			...asked,
			roistat: "1",
			page: "/",
			utm: { utm_source: "x" },
			idempotencyKey: "k",
			startedAt: new Date(),
		};
		expect(contentHash(travelled)).toBe(contentHash(asked));
	});

	test.each([
		["another name", { name: "Оля" }],
		["another course", { courseId: "c2" }],
		["a start", { startId: "s1" }],
		["a message", { message: "Жду" }],
		["an advertising consent", { consents: { ...asked.consents, ads: true } }],
		["other answers", { answers: { device: "tablet" } }],
		["another guide", { guide: "chatgpt-income" }],
	])("changes with %s", (_, change) => {
		expect(contentHash({ ...asked, ...change })).not.toBe(contentHash(asked));
	});
});

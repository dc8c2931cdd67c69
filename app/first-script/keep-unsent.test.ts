import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepUnsent } from "./keep-unsent.ts";

let send: (form: object) => boolean;
let connect: (() => void)[];
let isAlive: boolean;

beforeEach(() => {
	connect = [];
	isAlive = false;
	vi.stubGlobal("navigator", { onLine: false });
	vi.stubGlobal("addEventListener", (name: string, hear: (event: object) => void, isFirst: boolean) => {
		expect([name, isFirst]).toEqual(["submit", true]);
		send = (target) => {
			const preventDefault = vi.fn();
			hear({ target, preventDefault });
			return preventDefault.mock.calls.length === 0;
		};
	});
	keepUnsent(
		() => isAlive,
		(act) => void connect.push(act),
	);
});
afterEach(() => vi.unstubAllGlobals());

function requestForm() {
	const note = { scrollIntoView: vi.fn() };
	return {
		...{ dataset: {} as Record<string, string>, note, submit: vi.fn(), requestSubmit: vi.fn() },
		matches: (selector: string) => selector === ".request-form[data-draft]",
		querySelector: () => note,
	};
}

test("a request without a connection stays, says so, and is sent once when there is one", () => {
	const form = requestForm();
	expect([send(form), send(form)]).toEqual([false, false]);
	expect(form.dataset).toHaveProperty("unsent");
	expect(form.note.scrollIntoView).toHaveBeenCalledTimes(2);
	expect(connect).toHaveLength(1);
	expect(form.submit).not.toHaveBeenCalled();
	connect[0]?.();
	expect(form.submit).toHaveBeenCalledTimes(1);
	expect(form.requestSubmit).not.toHaveBeenCalled();
});

test("a form that has come to life meanwhile sends itself, one that was sent already is not sent again", () => {
	const [alive, sent] = [requestForm(), requestForm()];
	send(alive);
	send(sent);
	isAlive = true;
	delete sent.dataset.unsent;
	for (const act of connect) act();
	expect(alive.requestSubmit).toHaveBeenCalledTimes(1);
	expect(alive.submit).not.toHaveBeenCalled();
	for (const way of [sent.submit, sent.requestSubmit]) expect(way).not.toHaveBeenCalled();
});

test("what the browser or the form itself can send is left to them, and so is another form", () => {
	expect(send({ ...requestForm(), matches: () => false })).toBe(true);
	isAlive = true;
	expect(send(requestForm())).toBe(true);
	isAlive = false;
	vi.stubGlobal("navigator", { onLine: true });
	expect(send(requestForm())).toBe(true);
	expect(connect).toEqual([]);
});

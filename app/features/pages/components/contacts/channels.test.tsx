import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { Channels } from "./channels.tsx";
import type { ContactsView } from "./contacts-view.ts";

test("a channel on another site says that it leads there and tells that site nothing; phone and mail do not", () => {
	const contacts = {
		phones: [{ number: "+74950000000", label: "8 495 000-00-00", note: "Москва" }],
		email: "hello@orbita.example",
		channels: [{ kind: "telegram", url: "https://t.me/orbita", label: "Telegram", note: "Отвечаем днём" }],
	} as unknown as ContactsView;
	const html = drawInRussian(<Channels contacts={contacts} />);
	const links = [...html.matchAll(/<a .*?<\/a>/g)].map(([link]) => link);
	const [phone, mail, channel] = links.map((link) => link.replaceAll(/<!--.*?-->/g, ""));
	expect([phone, mail].join("")).not.toMatch(/rel=|другой сайт/);
	expect(channel).toContain('<a rel="noopener noreferrer" href="https://t.me/orbita">');
	expect(channel).toContain("(другой сайт)");
});

import { expect, test } from "vitest";
import { commentReplyLetter } from "./comment-reply.server.ts";

function write(replier: string, isStaff: boolean, postTitle = "First steps") {
	return commentReplyLetter({
		locale: "en",
		name: "Anna",
		replier,
		isStaff,
		text: "It is",
		postTitle,
		replyUrl: "https://school.example/en/blog/first-steps#comment-1",
		unsubscribeUrl: "https://school.example/en/blog/unsubscribe/token",
		myDataUrl: "https://school.example/en/my/token",
		siteUrl: "https://school.example/en",
		school: { name: "Orbita", phone: "8 800 000-00-00", number: "+78000000000", email: "hello@orbita.example" },
	});
}
const leadOf = async (replier: string, isStaff: boolean) => (await write(replier, isStaff)).text;

test("a title of several lines is one line of the subject", async () => {
	expect((await write("Boris", false, "First\n  steps")).subject).toContain("First steps");
});

test.each(["IT School 21", "Школа «Орбита»"])("an answer of the school comes under its name: %s", async (school) => {
	expect(await leadOf(school, true)).toContain(`${school} writes in the discussion`);
});

test("a reader's name that is none, or carries an address, stands in no letter", async () => {
	expect(await leadOf("Boris", false)).toContain("Boris writes in the discussion");
	for (const name of ["come to evil.com", "IT School 21"]) {
		expect(await leadOf(name, false)).toContain("A reader writes in the discussion");
	}
});

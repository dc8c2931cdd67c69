import { describe, expect, test } from "vitest";
import { payloadAddress, readPayloadAddress } from "./payload-address.ts";

const read = (address: string) => readPayloadAddress(new URL(address, "https://orbita.example"));

describe("readPayloadAddress", () => {
	test.each([
		["/_.data", "/", "/_payload.json"],
		["/en.data", "/en", "/en/_payload.json"],
		["/en/_.data", "/en", "/en/_payload.json"],
		["/games/godot-2d.data", "/games/godot-2d", "/games/godot-2d/_payload.json"],
		["/school.data", "/school", "/school/_payload.json"],
		["/school/_.data", "/school", "/school/_payload.json"],
	])("maps %s", (address, page, payload) => {
		expect(read(address)).toEqual({ page, address: payload });
	});

	test("keeps the query but the names of routes", () => {
		expect(read("/children.data?age=10&_routes=ru%3Achildren")?.address).toBe("/children/_payload.json?age=10");
		expect(read("/children.data?_routes=ru%3Achildren")?.address).toBe("/children/_payload.json");
		expect(read("/search.data?q=a%20b")?.page).toBe("/search?q=a%20b");
	});

	test.each(["/children", "/assets/x.js", "/data", "/.database"])("leaves %s alone", (address) => {
		expect(read(address)).toBeUndefined();
	});

	test("names the address of a path", () => {
		expect([payloadAddress("/"), payloadAddress("/en/faq")]).toEqual(["/_payload.json", "/en/faq/_payload.json"]);
	});
});

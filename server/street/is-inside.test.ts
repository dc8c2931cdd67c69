import { expect, test } from "vitest";
import { isInside } from "./is-inside.ts";

const OWN = ["127.0.0.1", "::1", "10.1.2.3", "172.31.0.1", "192.168.1.1", "100.64.0.1", "100.127.9.9", "fd12:3456::1"];
const FOREIGN = ["8.8.8.8", "172.32.0.1", "100.128.0.1", "2001:db8::1", "localhost", "", undefined];

test("this machine and networks without strangers are inside", () => {
	for (const ip of [...OWN, "fe80::1%eth0"]) expect(isInside({ ip, headers: {}, trustProxy: false }), ip).toBe(true);
	for (const ip of FOREIGN) expect(isInside({ ip, headers: {}, trustProxy: false }), ip).toBe(false);
});

test("what a proxy handed on is a stranger's, unless we trust it to say whose it is", () => {
	for (const header of ["x-forwarded-for", "x-real-ip", "forwarded", "via"]) {
		const headers = { [header]: "8.8.8.8" };
		expect(isInside({ ip: "127.0.0.1", headers, trustProxy: false }), header).toBe(false);
		expect(isInside({ ip: "10.0.0.7", headers, trustProxy: true }), header).toBe(true);
		expect(isInside({ ip: "8.8.8.8", headers, trustProxy: true }), header).toBe(false);
	}
});

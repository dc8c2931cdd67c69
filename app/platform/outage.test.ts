import { createServer, type Socket } from "node:net";
import pg from "pg";
import { expect, test } from "vitest";
import { findFreePort } from "../../bin/free-port.ts";
import { causeOf, findOutage, OutageError } from "./outage.server.ts";

const failure = (code: string) => Object.assign(new Error("x"), { code });

test.each(["53100", "ENOSPC", "EDQUOT"])("%s is a full disk", (code) => expect(findOutage(failure(code))).toBe("full"));

test.each(["08006", "08003", "57P01", "57P03", "53300", "25P03", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT"])(
	"%s is a database that is away",
	(code) => expect(findOutage(failure(code))).toBe("unreachable"),
);

test("25006 is a database that can only be read", () => expect(findOutage(failure("25006"))).toBe("readOnly"));

test.each(["55P03", "57014"])("%s is a question that the database gave up", (code) => {
	expect(findOutage(failure(code))).toBe("held");
});

test.each(["23505", "42P01", "22P02", "40001", "ENOENT", ""])(
	"%j is a fault of the program, not of the world",
	(code) => expect(findOutage(failure(code))).toBeUndefined(),
);

test("what lies behind an error counts", () => {
	expect(findOutage(new Error("wrapped", { cause: failure("53100") }))).toBe("full");
	expect(findOutage(new AggregateError([failure("ECONNREFUSED")]))).toBe("unreachable");
	expect(findOutage(new OutageError("full", undefined))).toBe("full");
	for (const odd of [undefined, null, "53100", { code: "53100" }]) expect(findOutage(odd)).toBeUndefined();
});

test("the cause is the code of whoever knows one, else what was said", () => {
	expect(causeOf(new OutageError("unreachable", failure("57P01")))).toBe("57P01");
	expect(causeOf(new AggregateError([failure("ECONNREFUSED")]))).toBe("ECONNREFUSED");
	expect(causeOf(new Error("Connection terminated unexpectedly"))).toBe("Connection terminated unexpectedly");
});

async function queryOf(connectionString: string): Promise<unknown> {
	const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 300 });
	const error: unknown = await pool.query("select 1").catch((caught: unknown) => caught);
	await pool.end();
	return error;
}

test("what the driver throws is known: nobody listens, hangs up, or says nothing", async () => {
	const port = await findFreePort();
	expect(findOutage(await queryOf(`postgres://x@127.0.0.1:${port}/x`))).toBe("unreachable");
	for (const answer of ["hang up", "silence"]) {
		const sockets: Socket[] = [];
		const server = createServer((socket) => {
			sockets.push(socket.on("error", () => undefined));
			if (answer === "hang up") socket.destroy();
		}).listen(port);
		expect(findOutage(await queryOf(`postgres://x@127.0.0.1:${port}/x`)), answer).toBe("unreachable");
		for (const socket of sockets) socket.destroy();
		await new Promise((resolve) => server.close(resolve));
	}
});

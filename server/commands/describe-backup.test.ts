import { expect, test } from "vitest";
import type { Manifest } from "../../database/backup/manifest.ts";
import { describeCopy } from "./describe-backup.ts";

test("a backup says that the pictures of a bucket are not in it", () => {
	const files = { "tables/public.post": {}, "files/media/a.png": {} };
	const manifest = { tables: { "public.post": { rows: 3 } }, files } as unknown as Manifest;
	const copy = { folder: "/backups/one", manifest };
	const said = "/backups/one: 3 rows of 1 tables, 1 files.";
	expect(describeCopy({ S3_BUCKET: undefined }, copy)).toBe(said);
	expect(describeCopy({ S3_BUCKET: "pictures" }, copy)).toBe(
		`${said} The pictures in the bucket pictures are not in it.`,
	);
});

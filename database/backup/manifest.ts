import { z } from "zod";

/** Of a file in the backup, so that a damaged copy is reported before anything is restored. */
const fileFacts = z.object({ bytes: z.number().int().nonnegative(), sha256: z.string() });

/** What `manifest.json` says: the last file written, so that a backup without it is not one. */
export const manifestSchema = z.object({
	format: z.literal(1),
	madeAt: z.iso.datetime(),
	/**
	 * Fingerprint of the secret that protected the school's sessions and second factors; a school that never started had none, and older
	 * copies do not say.
	 */
	secretFingerprint: z.string().optional(),
	/** Version of the job runner's own tables, which must be the same where they are restored. */
	jobSchema: z.number().int().nullable(),
	/** The migrations that the database had applied, in order. */
	migrations: z.array(z.string()),
	/** By full name: the number of rows, and the columns in the order in which the lines hold them. */
	tables: z.record(z.string(), z.object({ rows: z.number().int(), columns: z.array(z.string()) })),
	/** The last number that each sequence has given; null for one that has not given any. */
	sequences: z.record(z.string(), z.string().nullable()),
	/** By path inside the backup. */
	files: z.record(z.string(), fileFacts),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST = "manifest.json";
/** The folder of the backup that holds the copied files of the data folder. */
export const FILES = "files";
/** Where the tables lie: a gzipped file each, a row a line, as a JSON list of the texts that PostgreSQL prints. */
export const TABLES = "tables";

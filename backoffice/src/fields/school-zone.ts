/** The zone of the first school; where nothing says another one, as while the database is away. */
const FIRST_ZONE = "Europe/Moscow";

/** The zone that the school works in, as its settings were when the page was opened; moments are kept in UTC and shown in it. */
export const SCHOOL_ZONE = readZone();

function readZone(): string {
	// In tests screens are rendered without a document.
	if (typeof document === "undefined") return FIRST_ZONE;
	return document.querySelector<HTMLMetaElement>('meta[name="school-zone"]')?.content || FIRST_ZONE;
}

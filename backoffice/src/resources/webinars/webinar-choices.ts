import { COVERS } from "../../fields/covers.ts";
import type { Tone } from "../../fields/status-chip.tsx";

/** Of the event. What is on the site is decided by its texts, unless the event is off the site (`draft`). */
export const WEBINAR_STATUSES = ["published", "cancelled", "draft"];
export const WEBINAR_TONES: Readonly<Record<string, Tone>> = { published: "success", cancelled: "danger" };
/** Those that fill a card; the others stand alone. */
export const WEBINAR_COVERS = COVERS.filter((name) => name.startsWith("cover-"));

import { COVERS } from "../../fields/covers.ts";
import type { Tone } from "../../fields/status-chip.tsx";

export const WEBINAR_STATUSES = ["draft", "published", "cancelled"];
export const WEBINAR_TONES: Readonly<Record<string, Tone>> = { published: "success", cancelled: "danger" };
/** Those that fill a card; the others stand alone. */
export const WEBINAR_COVERS = COVERS.filter((name) => name.startsWith("cover-"));

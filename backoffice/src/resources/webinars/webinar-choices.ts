import type { WEBINAR_STATUSES } from "../../../../app/shared/webinar-states.ts";
import { COVERS } from "../../fields/covers.ts";
import type { Tone } from "../../fields/status-chip.tsx";

export const WEBINAR_TONES = { published: "success", cancelled: "danger" } as const satisfies Partial<
	Record<(typeof WEBINAR_STATUSES)[number], Tone>
>;
/** Pictures that fill a card; the other ones are single figures without a background. */
export const WEBINAR_COVERS = COVERS.filter((name) => name.startsWith("cover-"));

import type { Tone } from "../../fields/status-chip.tsx";

export const WEBINAR_STATUSES = ["draft", "published", "cancelled"];
export const WEBINAR_TONES: Readonly<Record<string, Tone>> = { published: "success", cancelled: "danger" };
export const AUDIENCES = ["children", "adults"];
export const COVERS = ["ai", "data", "design", "frontend", "game", "python", "web", "worlds"].map(
	(name) => `cover-${name}`,
);

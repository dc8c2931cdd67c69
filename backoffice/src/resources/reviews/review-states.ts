import type { Tone } from "../../fields/status-chip.tsx";

export const REVIEW_STATUSES = ["draft", "published", "hidden"] as const;
export const REVIEW_KINDS = ["parent", "student", "adult"] as const;
export const RATINGS = ["5", "4", "3", "2", "1"] as const;
export const REVIEW_TONES: Readonly<Record<string, Tone>> = { draft: "warn", published: "success" };

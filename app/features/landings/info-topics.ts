import { isOneOf } from "../../shared/is-one-of.ts";
/** Short explanations at `/info/{topic}`; each is the editable page `info-{topic}`. */
export const INFO_TOPICS = ["groups", "computer", "refund", "safety"] as const;

export function isInfoTopic(value: string | undefined): value is (typeof INFO_TOPICS)[number] {
	return isOneOf(INFO_TOPICS, value);
}

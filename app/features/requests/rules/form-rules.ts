import type { RequestKind } from "../../../../database/request-types.ts";
import type { Messenger } from "../../../shared/messengers.ts";
import { KIND_RULES } from "../request-kinds.ts";
import type { AskedCourse } from "../submitting/find-asked-course.server.ts";
import { CHILD_AGES, type RequestFormRules } from "./request-input.ts";

type FormSettings = {
	readonly messengers: readonly Messenger[];
	/** Full years. */
	readonly facts: Readonly<Record<"age_min" | "age_max", { readonly value: number }>>;
};

type FormSubject = {
	readonly course: Pick<AskedCourse, "audience"> | undefined;
	readonly settings: FormSettings;
	/** Whether the child's age was given before the form; false when absent. */
	readonly isAgeKnown?: boolean | undefined;
};

/** What the form of a kind of request asks for, about a course or none: both for drawing it and for reading what was sent. */
export function formRulesOf(
	kind: RequestKind,
	{ course, settings, isAgeKnown = false }: FormSubject,
): RequestFormRules {
	const { needsOffer, needsEmail } = KIND_RULES[kind];
	const isAboutChild = course?.audience === "children" && kind !== "guide";
	return {
		needsOffer,
		needsEmail,
		child: isAboutChild ? { ages: askedAges(settings), isAgeKnown } : undefined,
		messengers: offeredMessengers(kind, settings),
	};
}

/** The school may name wider bounds. */
function askedAges({ facts }: FormSettings) {
	return {
		from: Math.min(CHILD_AGES.from, facts.age_min.value),
		to: Math.max(CHILD_AGES.to, facts.age_max.value),
	};
}

/** The first one is chosen until the visitor chooses another: who asks for a call waits for a call. */
function offeredMessengers(kind: RequestKind, { messengers }: FormSettings): readonly Messenger[] {
	if (kind !== "callback" || !messengers.includes("call")) return messengers;
	return ["call", ...messengers.filter((messenger) => messenger !== "call")];
}

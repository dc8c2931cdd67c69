import type { QuizAnswers, QuizQuestion, QuizQuestionKey } from "../../../database/quiz-types.ts";

/** The current step: a question by its index, or the result of all answers. */
export type QuizStep =
	| { readonly kind: "question"; readonly place: number; readonly isMissed: boolean }
	| { readonly kind: "result"; readonly answers: QuizAnswers };

export type GivenAnswers = Readonly<Partial<QuizAnswers>>;

/** The parameters of an address that the quiz reads. */
export const QUIZ_PARAMS = ["age", "experience", "interest", "device", "hours", "step"] as const;

/** The answers in an address; a value that its question does not have is ignored. */
export function readAnswers(questions: readonly QuizQuestion[], query: URLSearchParams): GivenAnswers {
	const given: Partial<QuizAnswers> = {};
	for (const { key, options } of questions) {
		const answer = query.get(key);
		if (answer && options.some((option) => option.key === answer)) given[key] = answer;
	}
	return given;
}

/**
 * The step that an address asks for: no question before it may lack its answer, otherwise it is that question's turn, and `isMissed`
 * tells that somebody tried to go on without it.
 */
export function readStep(
	questions: readonly QuizQuestion[],
	{ given, step }: { given: GivenAnswers; step: string | null },
): QuizStep {
	const missing = questions.findIndex(({ key }) => given[key] === undefined);
	const asked = questions.findIndex(({ key }) => key === step);
	if (missing === -1) {
		if (asked === -1) return { kind: "result", answers: given as QuizAnswers };
		return { kind: "question", place: asked, isMissed: false };
	}
	const wished = step === "result" ? questions.length : asked;
	if (wished !== -1 && wished <= missing) return { kind: "question", place: wished, isMissed: false };
	return { kind: "question", place: missing, isMissed: wished > missing };
}

/** The query of an address that holds the answers, in the order of the questions. */
export function answersQuery(
	questions: readonly { readonly key: QuizQuestionKey }[],
	given: GivenAnswers,
	step?: QuizQuestionKey | "result",
): string {
	const query = new URLSearchParams();
	for (const { key } of questions) {
		const answer = given[key];
		if (answer) query.set(key, answer);
	}
	if (step) query.set("step", step);
	return query.size > 0 ? `?${query}` : "";
}

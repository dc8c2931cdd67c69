import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { Logo } from "../../../ui/logo/logo.tsx";
import { OrbitProgress } from "../../../ui/progress/orbit-progress.tsx";
import "./quiz.css";

type FrameProps = {
	/** The name of the school. */
	readonly school: string;
	/** How many questions have been answered so far; all of them on the page of the result. */
	readonly done: number;
	readonly count: number;
	readonly children: ReactNode;
};

/** The quiz has the page for itself: the logo, how far one is, one thing at a time. */
export function QuizFrame({ school, done, count, children }: FrameProps) {
	const t = useTranslations("quiz");
	const place = Math.min(done + 1, count);
	const isDone = done === count;
	return (
		<div className="quiz">
			<div className="quiz__in wrap">
				<header className="quiz__top">
					<Logo name={school} to={localizePath("/", useLocale())} />
					<OrbitProgress
						label={isDone ? t("progressDone") : t("progress", { place, count })}
						max={count}
						value={isDone ? count : done}
					/>
					<span className="muted num">{t("step", { place, count })}</span>
				</header>
				{children}
			</div>
		</div>
	);
}

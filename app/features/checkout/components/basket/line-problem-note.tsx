import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Link } from "../../../../ui/link/link.tsx";
import type { BasketLineView } from "../../basket/basket-view.ts";

type LineProblemProps = {
	line: Pick<BasketLineView, "problem" | "course">;
	/** The page that shows the line. */
	on: "basket" | "checkout";
	/** Address, without the language, where a course of the other language can be bought. */
	path: string;
};

/** Why a line can't be bought as it is, and where it can. */
export function LineProblemNote({ line: { problem, course }, on, path }: LineProblemProps) {
	const t = useTranslations("basket");
	if (!problem) return null;
	return (
		<p className="line-problem">
			<Icon name="circle-alert" />
			<span>
				{t(`refusals.${problem}`)}
				{course && problem === "courseOtherLanguage" && (
					<>
						{" "}
						<Link hrefLang={course.locale} to={localizePath(path, course.locale)}>
							{t(`otherLanguage.${on}`)}
						</Link>
					</>
				)}
			</span>
		</p>
	);
}

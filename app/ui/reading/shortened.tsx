import { useId, useState } from "react";
import { useTranslations } from "../../i18n/use-translations.ts";
import { cutText } from "./cut-text.ts";

type ShortenedProps = {
	text: string;
	/** Characters shown at first on narrow screens; 200 if not given. */
	limit?: number;
};

/**
 * A long text that narrow screens show in part, with a button for the rest. The whole of it is in the page: wide screens, browsers
 * without script and search engines read it all, and nothing moves when the script arrives. Put it into a paragraph or a quotation.
 */
export function Shortened({ text, limit }: ShortenedProps) {
	const t = useTranslations("ui");
	const restId = useId();
	const [isOpen, setOpen] = useState(false);
	const { head, rest, isBroken } = cutText(text, limit);
	if (rest === "") return text;
	return (
		<span className="shortened" data-open={isOpen || undefined}>
			{head}
			{isBroken && <span className="shortened__dots" />}
			<span className="shortened__rest" id={restId}>
				{rest}
			</span>{" "}
			<button
				aria-controls={restId}
				aria-expanded={isOpen}
				className="shortened__more"
				onClick={() => setOpen(!isOpen)}
				type="button"
			>
				{t(isOpen ? "showLess" : "showMore")}
			</button>
		</span>
	);
}

import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import type { IconName } from "../../../../ui/icon/icon-names.ts";
import { keepPart } from "../../../../ui/kept/keep-part.tsx";
import { Stack } from "../../../../ui/layout/stack.tsx";
import { Wrap } from "../../../../ui/layout/wrap.tsx";
import { Night } from "../../../../ui/scene/night.tsx";
import { Studio } from "./studio.tsx";
import "./lesson.css";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

const PARTS = [
	{ key: "live", icon: "video" },
	{ key: "record", icon: "history" },
	{ key: "homework", icon: "check-check" },
	{ key: "chat", icon: "messages-square" },
] as const satisfies readonly { key: string; icon: IconName }[];

/** What a lesson is made of, and how it looks. */
export const Lesson = keepPart(function Lesson() {
	const t = useTranslations("homeRest.lesson");
	return (
		<Wrap>
			<div className="home-lesson-frame">
				<Night as="section" className="home-lesson" sky>
					<Stack gap={8}>
						<h2>{t.rich("title", richTags)}</h2>
						<ul className="home-lesson__list">
							{PARTS.map(({ key, icon }) => (
								<li key={key}>
									<Icon name={icon} />
									<b>{t(`${key}.title`)}</b>
									<p>{t(`${key}.text`)}</p>
								</li>
							))}
						</ul>
					</Stack>
					<Studio />
				</Night>
			</div>
		</Wrap>
	);
});

import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { MessageCircle, Phone } from "lucide-react";
import { useTranslate } from "react-admin";
import type { Locale } from "../../../../app/shared/localized.ts";
import { answerWay } from "../../../../app/shared/messengers.ts";
import { printPhone } from "../../../../app/shared/print-phone.ts";
import { intlTag } from "../../fields/intl-tag.ts";
import { useScreenLocale } from "../../fields/use-screen-locale.ts";
import { useZoneName } from "../../fields/use-zone-name.ts";
import { FormCard } from "../../frames/form-card.tsx";
import { momentText } from "./countdown.tsx";
import { Facts } from "./facts.tsx";
import { messengerLink } from "./person-text.ts";
import { printDiscount } from "./print-discount.ts";
import type { RequestRecord } from "./request-record.ts";
import { useCard } from "./use-card.ts";
import { useCourseWord } from "./use-course-word.ts";
import { useFieldWord } from "./use-field-word.ts";
import { useWholeRequest } from "./use-whole-request.ts";

/** How to reach the person, and what he asks about. */
export function RequestContact() {
	const record = useWholeRequest();
	const translate = useTranslate();
	const word = useFieldWord();
	const card = useCard();
	const sayCourse = useCourseWord();
	const locale = useScreenLocale();
	const nameZone = useZoneName();
	if (!record) return null;
	const words = "resources.requests";
	const { place, groups = [] } = card ?? {};
	const answers = quizAnswersIn(record, locale);
	const zone = record.visitorZone;
	return (
		<FormCard name={answerWay(record.channel) === "call" ? "contact" : "contactInWriting"}>
			<Ways record={record} />
			<Facts
				facts={[
					[word("email"), record.email && <Link href={`mailto:${record.email}`}>{record.email}</Link>],
					[
						word("channel"),
						[translate(`${words}.choices.channel.${record.channel}`), record.handle].filter(Boolean).join(": "),
					],
					[word("kind"), translate(`${words}.choices.kind.${record.kind}`)],
					[word("course"), [card && sayCourse(card), card?.tariff].filter(Boolean).join(", ")],
					[
						word("group"),
						!place && groups.map(({ startsAt, zone }) => momentText(startsAt, { locale, zone })).join("; "),
					],
					[word("webinar"), record.webinar && printWebinar(record.webinar, locale)],
					[word("childAge"), record.childAge ?? answers.age],
					[word("quiz"), answers.all],
					[word("wishedAt"), record.wishedAt && [record.wishedAt, zone && nameZone(zone)].filter(Boolean).join(", ")],
					[word("message"), record.message],
					[word("discount"), printDiscount(record, { locale, now: new Date(), translate })],
					[
						word("place"),
						place &&
							[
								momentText(place.startsAt, { locale, zone: place.zone }),
								translate(`${words}.heldUntil`, { time: momentText(place.heldUntil, { locale, zone: place.zone }) }),
							].join(", "),
					],
					[word("locale"), translate(`common.language.${record.locale}`)],
				]}
			/>
		</FormCard>
	);
}

/** The way that the person chose stands first and stands out; the number is always there. */
function Ways({ record }: { record: RequestRecord }) {
	const translate = useTranslate();
	if (record.erasedAt) return null;
	const link = messengerLink(record);
	return (
		<Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
			{link && (
				<Button
					color="secondary"
					component="a"
					href={link}
					rel="noreferrer"
					startIcon={<MessageCircle aria-hidden size={18} />}
					target="_blank"
					variant="contained"
				>
					{translate("resources.requests.writeBy", {
						channel: translate(`resources.requests.choices.channel.${record.channel}`),
					})}
				</Button>
			)}
			<Button
				color={link ? "primary" : "secondary"}
				component="a"
				href={`tel:${record.phone}`}
				startIcon={<Phone aria-hidden size={18} />}
				variant={link ? "outlined" : "contained"}
			>
				{printPhone(record.phone)}
			</Button>
		</Box>
	);
}

/** What was answered to the quiz, the age of the child by itself too. */
function quizAnswersIn({ quizAnswers }: RequestRecord, locale: Locale) {
	return {
		age: quizAnswers?.find(({ question }) => question === "age")?.text[locale],
		all: quizAnswers?.map(({ text }) => text[locale]).join("; "),
	};
}

function printWebinar({ title, day }: NonNullable<RequestRecord["webinar"]>, locale: Locale): string {
	const date = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: "long", timeZone: "UTC" });
	return `${title[locale]}, ${date.format(new Date(day))}`;
}

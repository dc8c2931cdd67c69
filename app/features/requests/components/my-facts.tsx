import { useLocale } from "use-intl";
import { formatDate, formatDay, formatMoney, formatTime } from "../../../i18n/format.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { answerWay } from "../../../shared/messengers.ts";
import { printPhone } from "../../../shared/print-phone.ts";
import { saleLastMoment } from "../../../shared/sale-last-moment.ts";
import { useZoneWord } from "../../../ui/zone/use-zone-word.ts";
import type { MyData } from "../pages/get-my-data.server.ts";
import type { MyPlace } from "../pages/get-my-promises.server.ts";
import { type Fact, MyFactList } from "./my-fact-list.tsx";
import { useCourseSentence } from "./use-course-sentence.ts";

/** What was answered to a quiz and what it offered. */
export type MyQuiz = { readonly given: readonly string[]; readonly offered: readonly string[] };

type FactsProps = {
	readonly my: MyData;
	readonly quiz: MyQuiz | undefined;
	readonly zone: string;
	readonly isClosed: boolean;
};

/** What was sent and what is saved for the person, each on a line of its own; what can still be changed is in the form. */
export function MyFacts({ my, quiz, zone, isClosed }: FactsProps) {
	const t = useTranslations("requests");
	const say = useSentences(zone);
	const facts: Fact[] = [
		[t("my.createdAt"), say.sentAt(my.createdAt)],
		[t("my.status"), t(`my.statuses.${my.status}`, { way: answerWay(my.channel) })],
		[t("my.kind"), t(`my.kinds.${my.kind}`)],
		[t("my.course"), my.courseTitle && say.course(my.courseTitle, my.pause)],
		[t("my.tariff"), my.tariffName],
		[t("my.group"), my.groups.map(say.group).join(", ")],
		[t("my.webinar"), my.webinar && say.webinar(my.webinar)],
		[t("my.guide"), my.guideTitle],
		[t("my.quiz"), quiz?.given.join("; ")],
		[t("my.offered"), quiz?.offered.join("; ")],
		[t("my.discount"), my.discount && say.discount(my.discount)],
		[t("my.place"), my.place && say.place(my.place)],
		[t("name"), [my.name, my.surname].filter(Boolean).join(" ")],
		[t("phone"), printPhone(my.phone)],
		[t("email"), my.email],
		[t("childAge"), my.childAge === null ? null : String(my.childAge)],
		[t("fieldNames.isRepresentative"), my.isRepresentative ? t("my.representative") : null],
		...(isClosed ? changeableFacts(t, my) : []),
	];
	return <MyFactList facts={facts} />;
}

/** Facts of more than one word; moments by the school's clock, the day of a group by the group's clock. */
function useSentences(zone: string) {
	const t = useTranslations("requests");
	const locale = useLocale();
	const sayZone = useZoneWord();
	const ofCourse = (title: string | null, promise: string) => (title ? t("my.ofCourse", { title, promise }) : promise);
	const moment = (at: Date) => `${formatDate(at, locale, zone)}, ${formatTime(at, locale, zone)} ${sayZone(at, zone)}`;
	return {
		sentAt: moment,
		course: useCourseSentence(),
		discount({ percent, amount, until, isOver, isPaused, otherCourse }: NonNullable<MyData["discount"]>) {
			const sums = { percent, amount: formatMoney(amount, locale) };
			if (isPaused && !isOver) return ofCourse(otherCourse, t("my.discountPaused", sums));
			if (!until) return ofCourse(otherCourse, t("my.discountOpen", sums));
			const lastDay = formatDate(saleLastMoment(until), locale, zone);
			return ofCourse(otherCourse, t(isOver ? "my.discountOver" : "my.discountUntil", { ...sums, until: lastDay }));
		},
		group: ({ startsAt, zone: groupZone }: MyData["groups"][number]) =>
			t("my.groupFrom", { day: formatDate(startsAt, locale, groupZone) }),
		webinar: ({ title, day }: NonNullable<MyData["webinar"]>) =>
			// A day without an hour is that day wherever it is read.
			t("my.webinarOn", { title: title[locale], day: formatDate(new Date(day), locale, "UTC") }),
		place({ startsAt, zone: groupZone, heldUntil, tariffName: tariff, isPaused, otherCourse }: MyPlace) {
			const group = { day: formatDay(startsAt, locale, groupZone), tariff };
			if (isPaused) return ofCourse(otherCourse, t("my.placePaused", group));
			return ofCourse(otherCourse, t("my.placeUntil", { ...group, until: moment(heldUntil) }));
		},
	};
}

type Words = ReturnType<typeof useTranslations<"requests">>;

/** What stands in the form of changes, while there is one. */
function changeableFacts(t: Words, { channel, handle, wishedAt, message }: MyData): Fact[] {
	return [
		[t("fieldNames.channel"), t(`channels.${channel}`)],
		[t("fieldNames.handle"), handle],
		[t("fieldNames.wishedAt"), wishedAt],
		[t("fieldNames.message"), message],
	];
}

import { type ReactNode, useEffect, useRef } from "react";
import { useLocale } from "use-intl";
import type { RequestKind } from "../../../../database/request-types.ts";
import { formatDate, formatDay, formatMoney, formatTime } from "../../../i18n/format.ts";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { answerWay } from "../../../shared/messengers.ts";
import { saleLastMoment } from "../../../shared/sale-last-moment.ts";
import { Art } from "../../../ui/art/art.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { richTags } from "../../../ui/reading/rich-tags.tsx";
import { useZoneWord } from "../../../ui/zone/use-zone-word.ts";
import { isOpenState } from "../board/request-states.ts";
import type { RequestConfirmation } from "../pages/get-request-confirmation.server.ts";
import { KIND_RULES } from "../request-kinds.ts";
import type { RequestAnswer } from "../submitting/request-answer.ts";
import { useCourseSentence } from "./use-course-sentence.ts";

type DoneProps = {
	readonly answer: Exclude<RequestAnswer, { state: "errors" | "moved" }>;
	/** A manager calls about requests of this kind. */
	readonly promisesCall: boolean;
	readonly phone: { readonly number: string; readonly label: string };
	readonly onClose?: (() => void) | undefined;
	/** It takes the place of a form that has just been sent, so it is what to read next. */
	readonly isNew?: boolean;
};

/** After the form: received, or already with us. */
export function RequestDone({ answer, onClose, isNew, ...rest }: DoneProps) {
	const done = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!isNew) return;
		done.current?.focus({ preventScroll: true });
		const dialog = done.current?.closest("dialog");
		if (dialog) dialog.scrollTop = 0;
		else done.current?.scrollIntoView({ block: "nearest" });
	}, [isNew]);
	return (
		<div className="request-done" ref={done} tabIndex={-1}>
			{answer.state === "sent" ? (
				<Received confirmation={answer.confirmation} onClose={onClose} />
			) : (
				<AlreadyWithUs callLater={answer.callLater} own={answer.own} {...rest} />
			)}
		</div>
	);
}

/** What the visitor gets instead where nobody calls. */
const SOON: Partial<Record<RequestKind, "sent.guideSoon" | "sent.waitlistSoon">> = {
	guide: "sent.guideSoon",
	waitlist: "sent.waitlistSoon",
};

/**
 * What is said where there is no time of a call: the promised one may have passed. Nothing is said of a request that no longer needs a
 * call.
 */
function nextOf({ kind, status }: RequestConfirmation) {
	if (!KIND_RULES[kind].promisesCall) return SOON[kind] ?? "sent.letterSoon";
	return isOpenState(status) && status !== "trial_booked" ? "already.help" : undefined;
}

const bold = (words: ReactNode) => <b>{words}</b>;

/** On a page of its own the answer is what the page is called. */
type Titled = { readonly title?: "h1" | "h2" };

type ReceivedProps = { readonly confirmation: RequestConfirmation } & Pick<DoneProps, "onClose"> & Titled;

/** The request was received; the discount and the place are named only where they are really kept. */
export function Received({ confirmation, onClose, title: Title = "h2" }: ReceivedProps) {
	const t = useTranslations("requests");
	const locale = useLocale();
	const { name, number, promise, course, discount, place, token, canPickTime, phone, callLater } = confirmation;
	const sayCourse = useCourseSentence();
	const next = nextOf(confirmation);
	return (
		<div className="lead__done" role="status">
			<div className="disc disc--night">
				<Art name="rocket" />
			</div>
			<Title>{t.rich("sent.title", richTags)}</Title>
			<p className="muted">{t("sent.text", { name, number })}</p>
			{promise ? <p>{promise}</p> : next && <p>{t(next)}</p>}
			{(course || discount || place) && (
				<ul className="lead__facts">
					{course && (
						<li>
							<Icon name="graduation-cap" />
							<span>{sayCourse(t("sent.course", { title: course.title }), course.pause)}</span>
						</li>
					)}
					<KeptDiscount confirmation={confirmation} />
					<KeptPlace confirmation={confirmation} />
				</ul>
			)}
			<PickTime confirmation={confirmation} />
			{!promise && next === "already.help" && <CallUs callLater={callLater} isSecond={canPickTime} phone={phone} />}
			<LinkButton to={localizePath(`/my/${token}`, locale)} variant="ghost" size="sm">
				{t("sent.myData")}
			</LinkButton>
			{onClose && (
				<Button type="button" variant="secondary" block onClick={onClose}>
					{promise ? t("sent.close", { way: answerWay(confirmation.channel) }) : t("sent.closeQuietly")}
				</Button>
			)}
		</div>
	);
}

/** The way to a time of the trial lesson, or to the one that is booked. */
function PickTime({ confirmation: { canPickTime, status, token } }: { confirmation: RequestConfirmation }) {
	const t = useTranslations("requests");
	const locale = useLocale();
	if (!canPickTime) return null;
	return (
		<LinkButton to={localizePath(`/trial/${token}`, locale)} block icon="calendar-days">
			{t(status === "trial_booked" ? "sent.myTime" : "sent.pickTime")}
		</LinkButton>
	);
}

/** The way to the place at a webinar: whoever has lost its letter registers again. */
function MyWebinar({ confirmation: { registration } }: { confirmation: RequestConfirmation }) {
	const t = useTranslations("requests");
	const locale = useLocale();
	if (!registration) return null;
	return (
		<LinkButton to={localizePath(`/webinars/joined/${registration}`, locale)} block icon="video">
			{t("already.myWebinar")}
		</LinkButton>
	);
}

function KeptDiscount({ confirmation: { discount, zone } }: { confirmation: RequestConfirmation }) {
	const t = useTranslations("requests");
	const locale = useLocale();
	if (!discount) return null;
	const values = { percent: discount.percent, amount: formatMoney(discount.amount, locale), b: bold };
	return (
		<li>
			<Icon name="badge-percent" />
			<span>
				{discount.until
					? t.rich("sent.discount", {
							...values,
							until: formatDate(saleLastMoment(discount.until), locale, zone),
						})
					: t.rich("sent.discountOpen", values)}
				<OfCourse title={discount.otherCourse} />
			</span>
		</li>
	);
}

function KeptPlace({ confirmation: { place, zone } }: { confirmation: RequestConfirmation }) {
	const t = useTranslations("requests");
	const locale = useLocale();
	const sayZone = useZoneWord();
	if (!place) return null;
	const time = `${formatTime(place.heldUntil, locale, zone)} ${sayZone(place.heldUntil, zone)}`;
	const heldUntil = `${formatDay(place.heldUntil, locale, zone)}, ${time}`;
	return (
		<li>
			<Icon name="ticket-check" />
			<span>
				{t.rich("sent.place", {
					day: formatDay(place.startsAt, locale, place.zone),
					tariff: place.tariffName,
					until: heldUntil,
					b: bold,
				})}
				<OfCourse title={place.otherCourse} />
			</span>
		</li>
	);
}

/** The course that a discount or a place is for, where the request itself names another one. */
function OfCourse({ title }: { title: string | null }) {
	const t = useTranslations("requests");
	return title && `. ${t("sent.ofCourse", { title })}`;
}

type AlreadyProps = Pick<DoneProps, "promisesCall" | "phone"> &
	Titled & {
		readonly own: RequestConfirmation | undefined;
		/** When the phone is answered again, as a sentence; undefined while somebody answers. */
		readonly callLater: string | undefined;
	};

/** Everybody reads the same sentence; only the browser that sent the first request learns when that was and how to change it. */
export function AlreadyWithUs({ own, promisesCall, phone, callLater, title: Title = "h2" }: AlreadyProps) {
	const t = useTranslations("requests");
	const locale = useLocale();
	const sayZone = useZoneWord();
	return (
		<div className="lead__done" role="status">
			<div className="disc">
				<Art name="astronaut-wave" />
			</div>
			<Title>{t.rich("already.title", richTags)}</Title>
			<p>{t("already.text")}</p>
			{own && (
				<p className="muted">
					{t("already.details", {
						number: own.number,
						day: formatDate(own.createdAt, locale, own.zone),
						time: formatTime(own.createdAt, locale, own.zone),
						zone: sayZone(own.createdAt, own.zone),
					})}{" "}
					{own.owner && t("already.detailsOwner", { owner: own.owner })}
				</p>
			)}
			{own && <PickTime confirmation={own} />}
			{own && <MyWebinar confirmation={own} />}
			<p>{own?.promise ?? t(promisesCall ? "already.help" : "already.helpNoCall")}</p>
			<CallUs callLater={callLater} isSecond={own?.canPickTime || Boolean(own?.registration)} phone={phone} />
			{own && (
				<LinkButton to={`${localizePath(`/my/${own.token}`, locale)}#change`} variant="ghost" block>
					{t("already.change")}
				</LinkButton>
			)}
		</div>
	);
}

type CallProps = Pick<AlreadyProps, "phone" | "callLater"> & {
	/** A more important button stands above. */
	readonly isSecond: boolean | undefined;
};

/** The number, and a button to call now while somebody answers. */
function CallUs({ phone, callLater, isSecond }: CallProps) {
	const t = useTranslations("requests");
	return (
		<>
			<p className="muted">{callLater ?? t("already.callUs")}</p>
			<a className="num lead__phone" href={`tel:${phone.number}`}>
				{phone.label}
			</a>
			{!callLater && (
				<LinkButton href={`tel:${phone.number}`} block icon="phone" variant={isSecond ? "secondary" : undefined}>
					{t("already.call")}
				</LinkButton>
			)}
		</>
	);
}

import type { Locale } from "./localized.ts";

const NBSP = "\u00a0";

/** A glued run that is longer does not fit the narrow boxes of a phone and would be cut inside a word. */
const LONGEST_RUN = 22;

/**
 * Words of one or two letters that must not end a Russian line, and the text after them up to the next break. A word that is itself glued
 * to the one before it holds nothing, so runs do not grow. A dozen short words are longer than the longest run, so no more of them are read:
 * without that bound a text of nothing else would take the square of its length.
 */
const RUSSIAN_SHORT_WORD =
	/(?<=^|[ \t\n(«„“"[{>*])([а-яё]{1,2})[ ](?=((?:[а-яё]{1,2}[ ]){0,12}[\p{L}\d(«„“"[{<*`][^ \n-]*))/giu;
/** What takes up no visible room: tags, addresses of links, Markdown signs, placeholders. */
const UNSEEN = /<[^>]*>?|\]\(.*|[[*`]|(?<!\{)\{+\w+\}*/gu;
const RUSSIAN_PARTICLE = /[ ](?=(?:же|ли|бы|ль|б|ж)(?=[\s.,:;!?…»)]|$))/giu;
/** A number in digits, a placeholder, or the `#` of a plural; a `#` that no brace opens shortly before is a Markdown heading. */
const NUMBER_AND_UNIT =
	/(\d(?:-[а-яё]{1,2})?|\}\}|\}(?=[ ][а-яё%])|(?<=\{.{0,100})#)[ ](?=(?:₽|%|°|№|мин|час|дн|день|нед|месяц|мес|год|лет|урок|занят|курс|человек|мест|рубл|коп|₸|\$|млн|тыс|ГБ|МБ|учени|знак|пол(?:е|я|ей)(?![а-яё])|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|January|February|March|April|May\b|June|July|August|September|October|November|December|minutes?|hours?|days?|weeks?|months?|years?|lessons?|places?|fields?|people))/giu;
/** A placeholder, and its unit in the form that agrees with it. */
const NUMBER_AND_PLURAL = /(?<=\{(\w+)\})[ ](?=\{\1, plural,)/gu;
/** Keys that are pressed together. */
const KEYS = /(?<=\b(?:Ctrl|Shift|Alt|Cmd))[ ]\+[ ](?=\S)/gu;
const DIGIT_GROUPS = /(?<=\d)[ ](?=\d{3}(?!\d))/gu;
const NUMBER_SIGN = /(№|§|\bNo\.|\bMonth)[ ]?(?=[\dА-Я{])/gu;

/**
 * Puts the non-breaking spaces that a typesetter would: before dashes and middle dots, between a number and its unit and between keys,
 * after short Russian words. Idempotent; leaves everything else as it is.
 */
export function typeset(text: string, locale: Locale): string {
	const common = text
		.replace(/[ ](?=[—–·](?:[ ]|$))/gmu, NBSP)
		.replace(NUMBER_AND_UNIT, `$1${NBSP}`)
		.replace(NUMBER_AND_PLURAL, NBSP)
		.replace(KEYS, `${NBSP}+${NBSP}`)
		.replace(DIGIT_GROUPS, NBSP)
		.replace(NUMBER_SIGN, `$1${NBSP}`);
	if (locale === "en") return common;
	return common.replace(RUSSIAN_PARTICLE, NBSP).replace(RUSSIAN_SHORT_WORD, (whole, word: string, next: string) => {
		return whole.length + next.replace(UNSEEN, "").length > LONGEST_RUN ? whole : word + NBSP;
	});
}

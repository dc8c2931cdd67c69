import type { Locale } from "./localized.ts";

const NBSP = "\u00a0";

/** Words of one or two letters that must not hang at the end of a Russian line. */
const RUSSIAN_SHORT_WORD = /(?<=^|[\s(«„"\u00a0])([а-яё]{1,2})[ ](?=[\p{L}\d«])/giu;
const RUSSIAN_PARTICLE = /[ ](?=(?:же|ли|бы|ль|б|ж)(?=[\s.,:;!?…»)]|$))/giu;
const NUMBER_AND_UNIT =
	/(\d(?:-[а-яё]{1,2})?|\}\})[ ](?=(?:₽|%|°|№|мин|час|дн|день|нед|месяц|мес|год|лет|урок|занят|курс|человек|мест|рубл|коп|₸|\$|млн|тыс|ГБ|МБ|учени|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|minutes?|hours?|days?|weeks?|months?|years?|lessons?|places?|people))/giu;
const DIGIT_GROUPS = /(?<=\d)[ ](?=\d{3}(?!\d))/gu;
const NUMBER_SIGN = /(№|§|\bNo\.|\bMonth)[ ]?(?=[\dА-Я{])/gu;

/**
 * Puts the non-breaking spaces that a typesetter would: before dashes, between a number and its unit, after short Russian words.
 * Idempotent; leaves everything else as it is.
 */
export function typeset(text: string, locale: Locale): string {
	const common = text
		.replace(/[ ](?=[—–](?:[ ]|$))/gmu, NBSP)
		.replace(NUMBER_AND_UNIT, `$1${NBSP}`)
		.replace(DIGIT_GROUPS, NBSP)
		.replace(NUMBER_SIGN, `$1${NBSP}`);
	if (locale === "en") return common;
	// Twice: of two short words in a row the first pass binds only every other one.
	return common
		.replace(RUSSIAN_SHORT_WORD, `$1${NBSP}`)
		.replace(RUSSIAN_SHORT_WORD, `$1${NBSP}`)
		.replace(RUSSIAN_PARTICLE, NBSP);
}

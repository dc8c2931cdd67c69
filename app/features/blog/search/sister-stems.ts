import type { Locale } from "../../../shared/localized.ts";

/**
 * Stems of one word that the index keeps apart (`school_ru` and `school_en` of migration 0003), a line for each word: a form that is
 * built otherwise, or an end of the word that the stemmer takes for an ending («диплом» is «дипл», «диплома» is «диплом»).
 */
const SISTERS: Readonly<Record<Locale, string>> = {
	ru: `
		арх архив
		врем времен
		гер геро
		ден дни дня дне дню днем дням
		денег деньг
		дет детьм
		дета детал
		дипл диплом
		доч дочер дочерьм
		журна журнал
		зам замен
		зап запис
		защ защит
		ид иде
		интенс интенсив
		капита капитал
		комм коммит
		конец конц
		кред кредит
		люд людьм
		материа материал
		муз музе
		образец образц
		окон окн
		оп опыт
		остр остров
		отз отзыв
		отм отмен
		памя памят
		перер перерыв
		печа печат
		пис письм
		подп подпис
		порта портал
		реж режим
		сигна сигнал
		сист систем
		уровен уровн
		фина финал
		чисел числ
		экзам экзамен
		экра экран`,
	en: `
		begin began begun
		break broke broken
		bring brought
		build built
		buy bought
		catch caught
		child children
		choos chose chosen
		come came
		draw drew drawn
		fall fell fallen
		feel felt
		find found
		forget forgot forgotten
		get got
		give gave given
		go went gone
		grow grew grown
		hear heard
		hide hid hidden
		hold held
		keep kept
		know knew known
		learn learnt
		lose lost
		make made
		mean meant
		meet met
		mous mice
		pay paid
		person peopl
		program programm
		run ran
		say said
		see saw seen
		sell sold
		send sent
		show shown
		speak spoke spoken
		spend spent
		take took taken
		teach taught
		tell told
		think thought
		throw threw thrown
		understand understood
		win won
		write wrote written`,
};

const GROUPS: Readonly<Record<Locale, readonly (readonly string[])[]>> = {
	ru: readGroups(SISTERS.ru),
	en: readGroups(SISTERS.en),
};

function readGroups(lines: string): string[][] {
	return lines
		.trim()
		.split("\n")
		.map((line) => line.trim().split(" "));
}

/** Stems begin as their words do, though English ones may end in another letter («writing» is «write»). */
const ALIKE = 2;

/** Groups of stems of which a word may have one, each for all the forms of one word; whether it has, its own stem in the index tells. */
export function sisterStems(word: string, locale: Locale): readonly (readonly string[])[] {
	const start = word.slice(0, ALIKE);
	const groups = GROUPS[locale].filter((stems) => stems.some((stem) => stem.startsWith(start)));
	const fleeting = locale === "ru" ? fleetingStems(word) : undefined;
	return fleeting ? [...groups, fleeting] : groups;
}

const OPEN = /^(.{2,}[^ь])[ое]к$/;
const CLOSED = /^(.{2,}[^аеиоуыэюя])к(?:а|ам|ами|ах|е|и|ов|ой|ом|у)$/;
const VOWEL = /[аеиоуыэюя]$/;

/** «Ошибок» and «ошибка», «список» and «списка», «настроек» and «настройка»: a vowel before «к» that is there where no ending is. */
function fleetingStems(word: string): string[] | undefined {
	const [, open] = OPEN.exec(word) ?? [];
	if (open) return VOWEL.test(open) ? [word, `${open}йк`] : [word, `${open}к`, `${open}ьк`];
	const [, closed] = CLOSED.exec(word) ?? [];
	if (!closed) return undefined;
	const bare = closed.replace(/[йь]$/, "");
	return bare === closed ? [`${closed}к`, `${closed}ок`, `${closed}ек`] : [`${closed}к`, `${bare}ек`];
}

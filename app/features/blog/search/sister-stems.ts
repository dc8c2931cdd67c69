import type { Locale } from "../../../shared/localized.ts";

/**
 * Stems of one word that the index keeps apart (`school_ru` and `school_en` of migration 0003), a line for each word: a form that is
 * built otherwise, or an end of the word that the stemmer takes for an ending («диплом» is «дипл», «диплома» is «диплом»). Where other
 * words have one of the stems as well («personal» is «person», «реже» is «реж»), the forms of the word follow a colon: they are joined,
 * and a text answers only where it has one of them as it is (`ownForms`).
 */
const SISTERS: Readonly<Record<Locale, string>> = {
	ru: `
		арх архив
		врем времен: время времени временем времена времен временам временами временах
		гер геро
		ден дни дня дне дню днем дням
		денег деньг
		дет детьм
		дета детал
		дипл диплом
		доч дочер дочерьм
		журна журнал
		зам замен: замена замены замене замену заменой замен заменам заменами заменах заменить заменит заменил заменили замените заменят заменила заменило заменим заменишь замени заменен заменена заменено заменены замененный замененная замененное замененные замененного замененной замененную замененным замененными замененных
		зап запис
		защ защит
		ид иде: идея идеи идее идею идей идеей идеям идеями идеях
		интенс интенсив
		капита капитал
		комм коммит
		конец конц
		кред кредит: кредит кредита кредиту кредитом кредите кредиты кредитов кредитам кредитами кредитах
		люд людьм
		материа материал
		муз музе: музей музея музею музеем музее музеи музеев музеям музеями музеях
		образец образц
		окон окн
		оп опыт: опыт опыта опыту опытом опыте опыты опытов опытам опытами опытах
		остр остров: остров острова острову островом острове островов островам островами островах
		отз отзыв
		отм отмен: отмена отмены отмене отмену отменой отмен отменам отменами отменах отменить отменит отменил отменили отмените отменят отменила отменило отменим отменишь отмени отменен отменена отменено отменены отмененный отмененная отмененное отмененные отмененного отмененной отмененную отмененным отмененными отмененных
		памя памят
		перер перерыв
		печа печат: печать печати печатью печатей печатям печатями печатях
		пис письм
		подп подпис
		порта портал
		реж режим: режим режима режиму режимом режиме режимы режимов режимам режимами режимах
		сигна сигнал
		сист систем
		уровен уровн
		фина финал
		чисел числ
		экзам экзамен
		экра экран`,
	en: `
		ai neural
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
		fall fell fallen: fall falls falling fell fallen
		feel felt
		find found: find finds finding findings found
		forget forgot forgotten
		get got
		give gave given
		go went gone
		grow grew grown
		hear heard
		hide hid hidden
		hold held
		instal: install installs installed installing installer installers installation installations
		instal: instalment instalments installment installments
		keep kept
		know knew known
		learn learnt
		lose lost
		make made
		mean meant
		meet met
		mous mice
		pay paid
		person peopl: person persons people
		program programm
		run ran
		say said
		see saw seen
		sell sold
		send sent
		show shown
		speak spoke spoken: speak speaks speaking spoke spoken
		spend spent
		take took taken
		teach taught
		tell told
		think thought: think thinks thinking thought thoughts
		throw threw thrown
		understand understood
		write wrote written`,
};

type Group = {
	readonly stems: readonly string[];
	/** All forms of the word, where not every word with one of the stems is a form of it; absent where every one is. */
	readonly forms?: ReadonlySet<string>;
};

const GROUPS: Readonly<Record<Locale, readonly Group[]>> = { ru: readGroups(SISTERS.ru), en: readGroups(SISTERS.en) };

function readGroups(lines: string): Group[] {
	return lines
		.trim()
		.split("\n")
		.map((line) => {
			const [stems = "", forms] = line.trim().split(": ");
			return { stems: stems.split(" "), ...(forms ? { forms: new Set(forms.split(" ")) } : {}) };
		});
}

/** Stems begin as their words do, though English ones may end in another letter («writing» is «write»). */
const ALIKE = 2;

/**
 * The groups of stems that a word may belong to, each with the stems of all forms of one word; whether it does belong there is decided by
 * its own stem in the index.
 */
export function sisterStems(word: string, locale: Locale): readonly (readonly string[])[] {
	const start = word.slice(0, ALIKE);
	const groups = GROUPS[locale]
		.filter(({ stems, forms }) => stems.some((stem) => stem.startsWith(start)) && (!forms || forms.has(word)))
		.map(({ stems }) => stems);
	const fleeting = locale === "ru" ? fleetingStems(word) : undefined;
	return fleeting ? [...groups, fleeting] : groups;
}

/** The forms of a word whose stems do not tell it from other words: a text without any of these forms does not have the word. */
export function ownForms(word: string, locale: Locale): ReadonlySet<string> | undefined {
	return GROUPS[locale].find(({ forms }) => forms?.has(word))?.forms;
}

/** Whether a word that was found only shares a stem with the words that were looked for: «install» where it was «instalment». */
export function isStrange(found: string, words: readonly string[], locale: Locale): boolean {
	const own = GROUPS[locale].filter(({ forms }) => words.some((word) => forms?.has(word)));
	const read = found.toLowerCase().replaceAll("ё", "е");
	if (own.some(({ forms }) => forms?.has(read))) return false;
	const sharesStem = own.some(({ stems }) => stems.some((stem) => read.startsWith(stem)));
	return sharesStem && !words.some((word) => !ownForms(word, locale) && word.slice(0, ALIKE) === read.slice(0, ALIKE));
}

const OPEN = /^(.{2,}[^ь])[ое]к$/;
const CLOSED = /^(.{2,}[^аеиоуыэюя])к(?:а|ам|ами|ах|е|и|ов|ой|ом|у)$/;
const VOWEL = /[аеиоуыэюя]$/;

/**
 * Stems of forms with a fleeting vowel before «к», which appears where there is no ending: «ошибок» and «ошибка», «список» and «списка»,
 * «настроек» and «настройка».
 */
function fleetingStems(word: string): string[] | undefined {
	const [, open] = OPEN.exec(word) ?? [];
	if (open) return VOWEL.test(open) ? [word, `${open}йк`] : [word, `${open}к`, `${open}ьк`];
	const [, closed] = CLOSED.exec(word) ?? [];
	if (!closed) return undefined;
	const bare = closed.replace(/[йь]$/, "");
	return bare === closed ? [`${closed}к`, `${closed}ок`, `${closed}ек`] : [`${closed}к`, `${bare}ек`];
}

import type { Locale } from "../../../shared/localized.ts";

/**
 * Stems of one word that the index keeps apart (`school_ru` and `school_en` of migration 0003), a line for each word: a form that is
 * built otherwise, or an end of the word that the stemmer takes for an ending («диплом» is «дипл», «диплома» is «диплом»). Where other
 * words have one of the stems as well («personal» is «person», «реже» is «реж»), the forms that are joined follow a colon; one that has
 * its stem for itself is left out if the shared one would bring in more of the others than of its own.
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
		зам замен: замена замены замене замену заменой замен заменить заменит заменил заменили замените
		зап запис
		защ защит
		ид иде: идеи идее идею идей
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
		оп опыт: опыт опыта опыту опытом опыте опыты опытов
		остр остров: остров
		отз отзыв
		отм отмен: отмена отмены отмене отмену отменой отмен отменить отменит отменил отменили отмените
		памя памят
		перер перерыв
		печа печат: печать печати печатью
		пис письм
		подп подпис
		порта портал
		реж режим: режим
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
		keep kept
		know knew known
		learn learnt
		lose lost
		make made
		mean meant
		meet met
		mous mice
		pay paid
		person peopl: person persons
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
	/** The words that are joined; all that have one of the stems where it is absent. */
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

/** Groups of stems of which a word may have one, each for all the forms of one word; whether it has, its own stem in the index tells. */
export function sisterStems(word: string, locale: Locale): readonly (readonly string[])[] {
	const start = word.slice(0, ALIKE);
	const groups = GROUPS[locale]
		.filter(({ stems, forms }) => stems.some((stem) => stem.startsWith(start)) && (!forms || forms.has(word)))
		.map(({ stems }) => stems);
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

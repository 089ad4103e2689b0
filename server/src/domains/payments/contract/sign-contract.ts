import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { paymentsApi } from '@transloom/contracts/payments';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, VisitorContext } from '../../../platform/context.ts';
import type { StreamAnswer } from '../../../platform/http/route.ts';
import { refuseOrganizationName } from '../../organizations/refuse-organization-name.ts';
import { enterpriseDays } from '../membership/enterprise-expiry.ts';
import { enterpriseTerms } from '../orders/priced-purchase.ts';
import { selectPrice } from '../prices/prices.store.ts';
import { productWords } from '../prices/product-words.ts';
import { selectSeller } from '../prices/seller.store.ts';
import { requireSales } from '../require-sales.ts';
import { amountInWords } from './amount-in-words.ts';
import { contractAddress, readContractTerms } from './contract-address.ts';
import { drawPdf } from './draw-pdf.ts';
import enUs from './words/en-US.json' with { type: 'json' };
import zhCn from './words/zh-CN.json' with { type: 'json' };

const words: Readonly<Record<InterfaceLanguage, typeof zhCn>> = { 'zh-CN': zhCn, 'en-US': enUs };

/**
 * The contract of an enterprise plan, in the language of who asks; the address is for who is signed in (P3.13, P7.20).
 * @throws {AppError} payment.not-sold, payment.not-on-sale, payment.name-needed, organization.generated-name,
 *   organization.name-alike
 */
export async function signContract(
  context: Context,
  { method, orgName, orgId, start }: InputOf<typeof paymentsApi.signContract>,
): Promise<OutputOf<typeof paymentsApi.signContract>> {
  requireSales(context);
  const { organizationName } = await enterpriseTerms(context, { orgName, orgId });
  if (orgId === undefined) await refuseOrganizationName(context, organizationName);
  const days = await enterpriseDays(context, { method, start, orgId });
  const terms = { method, orgName, orgId, start, language: context.language };
  const contractUrl = contractAddress(terms);
  return { orgName: organizationName, orgId: orgId ?? null, ...days, contractUrl };
}

/** @throws {AppError} resource.not-found, also for who may not buy */
export async function openContract(
  { actor, db, now }: VisitorContext,
  { terms: text = '' }: Readonly<Record<string, string>>,
): Promise<StreamAnswer> {
  const terms = readContractTerms(text);
  if (terms === undefined || actor?.permissions.has('billing:manage') !== true)
    throw new AppError('resource.not-found');
  const { method, orgName, orgId, start, language } = terms;
  const context = {
    actor,
    db,
    now,
    asSystem: <Result>(work: (system: typeof db) => Promise<Result>) => work(db),
  };
  const { organizationName } = await enterpriseTerms(context, { orgName, orgId });
  const days = await enterpriseDays(context, { method, start, orgId });
  const price = await selectPrice(db, method);
  if (price === undefined) throw new AppError('resource.not-found');
  const seller = await selectSeller(db);
  const { missing } = words[language];
  const filled = Object.fromEntries(Object.entries(seller).map(([name, value]) => [name, value || missing]));
  const content = await drawContract(language, {
    ...filled,
    ...days,
    account: filled['bankAccount'] ?? missing,
    seller: filled['name'] ?? missing,
    organization: organizationName,
    product: productWords(price, language),
    amount: (price.price / 100).toFixed(2),
    amountInWords: amountInWords(price.price, language),
    number: createHash('sha256').update(text).digest('hex').slice(0, 12).toUpperCase(),
  });
  const name = fill(words[language].file, { organization: organizationName });
  const body = Readable.from([content], { objectMode: false });
  return { name, bytes: content.length, content: body, shown: 'application/pdf' };
}

async function drawContract(
  language: InterfaceLanguage,
  values: Readonly<Record<string, string>>,
): Promise<Uint8Array> {
  const { title, sections, page, ...lines } = words[language];
  const say = (line: string) => fill(line, values);
  return drawPdf({
    title,
    footer: (number, pages) => fill(page, { page: String(number), pages: String(pages) }),
    paragraphs: [
      { text: title, size: 18, bold: true, centered: true, gap: 0 },
      { text: say(lines.number), size: 9, centered: true, gap: 2 },
      { text: say(lines.buyer), gap: 18 },
      { text: say(lines.seller) },
      { text: say(lines.sellerTax) },
      { text: say(lines.sellerAddress) },
      { text: say(lines.sellerContact) },
      ...sections.flatMap(({ heading, text }) => [
        { text: heading, size: 12, bold: true, gap: 14 },
        ...text.map((paragraph) => ({ text: say(paragraph) })),
      ]),
      { text: lines.signBuyer, gap: 36 },
      { text: lines.signDate },
      { text: lines.signSeller, gap: 24 },
      { text: lines.signDate },
    ],
  });
}

function fill(words: string, values: Readonly<Record<string, string>>): string {
  return words.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** What services write where a translation should be. */
const messages = [
  /\btoo many requests\b/i,
  /\b(rate|quota|usage) ?limit (has been |was |is )?(reached|exceeded|hit)\b/i,
  /\bquota (has been )?exceeded\b|\bexceeded your (current )?quota\b/i,
  /\binternal server error\b|\bbad gateway\b|\bservice (is )?(temporarily )?unavailable\b|\bgateway time-?out\b/i,
  /\b(invalid|missing|incorrect) api[ _-]?key\b|\bunauthorized\b.{0,30}\bapi\b/i,
  /\btry again later\b.{0,20}$|\bcheck your plan and billing\b/i,
  /^\s*(error|exception|traceback)\b.{0,60}\b(\d{3}|timeout|connection|failed|undefined|null)\b/i,
];

/** The form of another program's answer. */
const forms = [
  /^\s*\{\s*"(error|message|code|detail|status|id|text|translation|segments)"\s*:/i,
  /^\s*<(!doctype|html)\b/i,
];

/** Words of a source that is about such faults itself, in the languages people write software in. */
const aboutFaults =
  /request|quota|limit|server|service|gateway|error|fail|api|key|later|solicitud|cuota|servidor|servicio|clave|fallo|más tarde|demande|serveur|erreur|clé|plus tard|échec|anfrage|dienst|fehler|schlüssel|später|richiest|server|errore|chiave|più tardi|pedido|erro|chave|mais tarde|запрос|сервер|ошибк|ключ|позже|请求|請求|服务|服務|错误|錯誤|密钥|稍后|限制|配额|リクエスト|サーバ|エラー|キー|後ほど|制限|요청|서버|오류|키|나중|طلب|خادم|خطأ|لاحق|yêu cầu|máy chủ|lỗi|permintaan|peladen|galat|kesalahan|nanti/iu;

/** Whether the answer is a fault of the service that passes for a translation. */
export function isErrorMessage(source: string, target: string): boolean {
  const isNew = (pattern: RegExp) => pattern.test(target) && !pattern.test(source);
  return forms.some(isNew) || (messages.some(isNew) && !aboutFaults.test(source));
}

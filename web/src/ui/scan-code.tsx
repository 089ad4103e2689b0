import { QRCode, type QRCodeProps } from 'antd';

/** A QR code for a phone: dark on light in both looks, because many phones read no other. */
export function ScanCode(props: Omit<QRCodeProps, 'color' | 'bgColor'>) {
  return <QRCode {...props} color="#000000" bgColor="#ffffff" />;
}

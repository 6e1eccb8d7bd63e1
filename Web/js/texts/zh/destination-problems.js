// @ts-check
// Why a destination of backups can't be used, in Chinese: by the `reason` of the problem.

import { formatBytes } from "../../basics/locale.js";

/** @typedef {Record<string, (values: Record<string, string>) => string>} Cases */

/**
 * Of the problem `destination`, and of a backup that failed.
 * @type {Cases}
 */
export const destination = {
  address: () => "这不是文件夹或存储桶的地址。地址以 https:// 开头，存储桶位于服务器之后。",
  unreachable: ({ host }) => `无法连接 ${host}。请检查地址和网络连接。`,
  certificate: ({ host }) => `${host} 的证书无效。响应的可能是其他服务器。`,
  login: ({ host }) => `${host} 不接受此用户名和密码或密钥。请重新输入。`,
  forbidden: ({ host }) => `${host} 不允许此用户在那里读取或写入。`,
  missing: ({ host }) => `${host} 没有此文件或文件夹。`,
  bucket: ({ host, bucket }) => `${host} 上没有存储桶“${bucket}”。请先创建，或检查地址。`,
  region: ({ region, host }) =>
    region ? `存储桶位于区域“${region}”。请填写此区域。` : `存储桶位于其他区域。请填写 ${host} 显示的区域。`,
  moved: ({ address }) =>
    address ? `备份目标位于其他地址：${address}。如果信任，请使用该地址。` : "备份目标位于其他地址。",
  clock: ({ host }) => `此机器的时钟与 ${host} 相差过大。请校准 Vorleser 服务器的时间。`,
  foreign: ({ host }) => `${host} 在此地址的响应不符合预期。请检查地址和目标类型。`,
  full: ({ host }) => `${host} 没有空间存放备份。`,
  "too-large": ({ host }) => `${host} 不接受这么大的文件。`,
  changed: ({ host }) => `${host} 收到的内容与发送的不一致。请重试。`,
  file: () => "无法读取或写入 Vorleser 服务器上的文件。",
  busy: ({ host }) => `${host} 目前不再接受请求。请几分钟后重试，或将备份安排在其他时间。`,
  failed: ({ host }) => `${host} 出错或过于繁忙。请稍后重试。`,
  "folder-path": () => "这不是文件夹的路径。路径以斜杠开头，例如 /media/disk/books。",
  "folder-outside": ({ folder }) => `不能备份到 ${folder}。请选择服务器允许的文件夹（--backups-below）。`,
  "folder-own": ({ folder }) => `书库自身的文件位于 ${folder}。请选择其他文件夹，最好在另一个磁盘上。`,
  "folder-missing": ({ folder }) => `找不到文件夹 ${folder}。请检查其磁盘或网络驱动器是否已连接。`,
  "folder-other": ({ folder }) => `文件夹 ${folder} 不是当初选择的文件夹。请检查其磁盘是否已连接，或重新添加此目标。`,
  "folder-forbidden": ({ folder }) => `Vorleser 无权写入文件夹 ${folder}。请检查其权限。`,
  "folder-read-only": ({ folder }) => `文件夹 ${folder} 为只读。请检查其磁盘。`,
  "folder-full": ({ folder }) => `文件夹 ${folder} 没有空间存放备份。`,
  "folder-too-large": ({ folder }) => `${folder} 的文件系统不接受这么大的文件；FAT 最大为 4\u00a0GB。`,
  "folder-failed": ({ folder }) => `读写文件夹 ${folder} 失败。请检查其磁盘。`,
  secret: () => "无法解密密码：secrets.key 缺失或已更换。请重新添加此目标。",
  "no-room-to-back-up": () => "数据文件夹所在的磁盘空间不足，无法创建备份。请腾出空间后重试。",
  unmade: () => "无法创建备份。请检查磁盘空间。",
};

export const noDestination = "无法使用此备份目标。";

/**
 * Of `bad-request`.
 * @type {Cases}
 */
export const badDestination = {
  "bad-destination": () => "目标名称最多40个字符：a 至 z 的字母、数字、连字符、下划线和句点。",
  "bad-region": () => "区域最多40个字母、数字和连字符，例如 eu-central-1。",
  "no-access-key": () => "S3 需要访问密钥及其私有密钥。",
};

export const isSending = () => "已有备份正在发送。请等待其结束。";
export const weakPassphrase = () => "密码短语至少需要8个字符，且不能过于常见。";
export const isRestoring = () => "已有备份正在恢复。请等待其完成，或将其取消。";

/**
 * Of a backup that can't be restored.
 * @type {Cases}
 */
export const unrestored = {
  "not-a-backup": () => "这不是 Vorleser 的备份。",
  "newer-backup": () => "此备份由更新版本的 Vorleser 创建。请先安装该版本。",
  "damaged-backup": () => "此备份已损坏。请重试或选择其他备份。",
};

/**
 * Of an encrypted backup.
 * @type {Cases}
 */
export const passphrase = {
  passphrase: () => "此备份已加密。请输入密码短语。",
  "wrong-passphrase": () => "这不是此备份的密码短语。请重新输入。",
};

/** @param {Record<string, string>} values both in bytes */
export const noRoomToRestore = ({ needed, free }) =>
  `无法恢复备份：数据文件夹所在的磁盘需要 ${formatBytes(Number(needed))}，可用空间为 ${formatBytes(Number(free))}。`;

/** @param {Record<string, string>} values both in bytes */
export const noRoomToBackUp = ({ needed, free }) =>
  `无法创建备份：数据文件夹所在的磁盘需要 ${formatBytes(Number(needed))}，可用空间为 ${formatBytes(Number(free))}。`;
